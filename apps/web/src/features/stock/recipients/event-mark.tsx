import { useWords } from '../../../platform/language/index.ts';
import { StatusBadge } from '../../../ui/index.ts';
import type { Recipient } from './columns.tsx';

/** Whether an adverse event was reported of somebody who received the batch. */
export function EventMark({ recipient }: { readonly recipient: Pick<Recipient, 'aefi_reports'> }) {
  const { t } = useWords();
  return recipient.aefi_reports > 0 ? <StatusBadge status="overdue">{t('stock:hasAefi')}</StatusBadge> : null;
}
