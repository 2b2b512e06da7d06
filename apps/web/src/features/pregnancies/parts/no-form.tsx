import { IconFlower } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState, Page, SkeletonList } from '../../../ui/index.ts';

interface Props {
  /** Of the page. */
  readonly heading: string;
  /** What stands in the place of the form; left out while what it needs is on its way. */
  readonly title?: string;
  readonly text?: string;
  /** What can be done instead. */
  readonly action?: ReactNode;
}

/** A page whose form cannot be filled in, or not yet. */
export function NoForm({ heading, title, text = '', action }: Props) {
  return (
    <Page deep title={heading}>
      {title === undefined ? (
        <SkeletonList rows={5} />
      ) : (
        <EmptyState icon={IconFlower} title={title} text={text} action={action} />
      )}
    </Page>
  );
}
