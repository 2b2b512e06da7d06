import type { ListedAefi } from '@teeka/contract/aefi';
import { StatusBadge } from '../../../ui/index.ts';
import { useAefiWords } from './use-aefi-words.ts';

/** How far a report is: the form open, filed, investigated, closed. */
export function StatusOfReport({ status }: Pick<ListedAefi, 'status'>) {
  const { t } = useAefiWords();
  return <StatusBadge status={status === 'closed' ? 'given' : 'scheduled'}>{t(`aefi:status-${status}`)}</StatusBadge>;
}
