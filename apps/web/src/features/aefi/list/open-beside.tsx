import { Button } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import type { ListedAefi } from '@teeka/contract/aefi';
import { EmptyState, Page, SkeletonList } from '../../../ui/index.ts';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import { useAefiWords } from '../parts/use-aefi-words.ts';

const Detail = inOwnTime(async () => ({ default: (await import('../detail/screen.tsx')).Screen }));

interface Props {
  /** The chosen report as far as the list has it; null where it does not, undefined while the list is on its way. */
  readonly report: ListedAefi | null | undefined;
  readonly onAll: () => void;
}

/** The page of the chosen report, beside the list. */
export function OpenBeside({ report, onAll }: Props) {
  const { t } = useAefiWords();
  if (report) return <Detail benID={report.beneficiary_id} reportID={report.report_id} />;
  return (
    <Page title={t('aefi:title')}>
      {report === undefined ? (
        <SkeletonList rows={6} />
      ) : (
        <EmptyState
          icon={IconFileUnknown}
          title={t('aefi:notListed')}
          text={t('aefi:notListedNext')}
          action={<Button onClick={onAll}>{t('aefi:showAll')}</Button>}
        />
      )}
    </Page>
  );
}
