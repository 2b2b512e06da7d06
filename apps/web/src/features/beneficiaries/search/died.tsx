import { displayDate } from '@teeka/domain/format';
import { useWords } from '../../../platform/language/index.ts';
import { StatusBadge } from '../../../ui/index.ts';
import type { Hit } from './state.ts';

/** That somebody has died, and when; nothing of the living. */
export function Died({ hit: { died } }: { readonly hit: Hit }) {
  const { t } = useWords();
  if (died === null) return null;
  return <StatusBadge status="died">{t('beneficiaries:deceased', { date: displayDate(died) })}</StatusBadge>;
}
