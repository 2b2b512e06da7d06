import { useWords } from '../../../platform/language/index.ts';
import { StatusBadge } from '../../../ui/index.ts';

/** What has to be done today, or quietly that it is of high risk. */
export function RiskMark({ highRisk, urgent }: { readonly highRisk: boolean; readonly urgent: boolean }) {
  const { t } = useWords();
  if (urgent) return <StatusBadge status="overdue">{t('pregnancyLists:referToday')}</StatusBadge>;
  return highRisk ? <StatusBadge status="grave">{t('pregnancyLists:highRisk')}</StatusBadge> : null;
}
