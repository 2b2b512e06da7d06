import { useWords } from '../../../platform/language/index.ts';
import { StatusBadge } from '../../../ui/index.ts';

/** Of high risk: quietly, or with what has to be done today. */
export function RiskMark({ highRisk, urgent }: { readonly highRisk: boolean; readonly urgent: boolean }) {
  const { t } = useWords();
  if (!highRisk) return null;
  return urgent ? (
    <StatusBadge status="overdue">{t('pregnancyLists:referToday')}</StatusBadge>
  ) : (
    <StatusBadge status="grave">{t('pregnancyLists:highRisk')}</StatusBadge>
  );
}
