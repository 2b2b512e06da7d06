import { IconFlower } from '@tabler/icons-react';
import { EmptyState, Page, SkeletonList } from '../../../ui/index.ts';

interface Props {
  /** Of the page. */
  readonly heading: string;
  /** What stands in the place of the form; left out while what it needs is on its way. */
  readonly title?: string;
  readonly text?: string;
}

/** A page whose form cannot be filled in, or not yet. */
export function NoForm({ heading, title, text = '' }: Props) {
  return (
    <Page deep title={heading}>
      {title === undefined ? <SkeletonList rows={5} /> : <EmptyState icon={IconFlower} title={title} text={text} />}
    </Page>
  );
}
