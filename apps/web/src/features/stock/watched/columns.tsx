import type { BatchAtSite } from '@teeka/contract/stock/watched';
import { useWords } from '../../../platform/language/index.ts';
import { materialName } from '../../../records/schedule/dose-words.ts';
import type { Column } from '../../../ui/table/index.ts';
import { useStopWords } from '../stop-words.ts';

/** By what batches can be ordered; by themselves the first to expire comes first. */
export const orderedBy = ['expiry', 'vaccine', 'site', 'left'];

/** A vaccine with the number of its batch. */
export const batchName = (batch: BatchAtSite): string => `${materialName(batch)} · ${batch.batch_number}`;

/** What is told of a batch at a site; the card tells the same. */
export function useBatchColumns(): readonly Column<BatchAtSite>[] {
  const { t } = useWords();
  const stopWords = useStopWords();
  const text = { kind: 'text' } as const;
  return [
    { key: 'vaccine', head: t('stock:colVaccine'), ...text, orders: true, value: batchName },
    { key: 'expiry', head: t('stock:expiry'), kind: 'day', orders: true, value: ({ expiry_date }) => expiry_date },
    {
      key: 'site',
      head: t('stock:col-site'),
      ...text,
      orders: true,
      value: ({ session_site_name }) => session_site_name,
    },
    { key: 'left', head: t('stock:vialsLeft'), kind: 'number', orders: true, value: ({ vials_left }) => vials_left },
    {
      key: 'reason',
      head: t('stock:stopReason'),
      ...text,
      under: 'always',
      value: ({ reason }) => (reason === null ? null : stopWords(reason)),
    },
  ];
}
