import { useWords } from '../../../platform/language/index.ts';
import { StatusBadge } from '../../../ui/index.ts';
import type { DueLine } from './state.ts';

/** Who was never vaccinated, or began and did not come back. */
export function Missed({ line }: { readonly line: DueLine }) {
  const { t } = useWords();
  if (!line.leftOut && !line.droppedOut) return null;
  return <StatusBadge status="overdue">{t(line.leftOut ? 'due:leftOut' : 'due:droppedOut')}</StatusBadge>;
}
