import type { Worker } from '@teeka/contract/workers';
import { useWords } from '../../../platform/language/index.ts';
import { StatusBadge } from '../../../ui/index.ts';

/** Why somebody cannot sign in, where that is so: the account is closed, or locked after wrong passwords. */
export function AccountBadge({ worker }: { readonly worker: Worker }) {
  const { t } = useWords();
  if (!worker.is_active) return <StatusBadge status="cancelled">{t('workers:closed')}</StatusBadge>;
  if (worker.locked_until) return <StatusBadge status="overdue">{t('workers:locked')}</StatusBadge>;
  return null;
}
