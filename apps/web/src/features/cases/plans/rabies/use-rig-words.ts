import type { DoseAmounts } from '@teeka/contract/bites/shapes';
import { useBiteWords } from '../../../../records/bites/word-fields.tsx';

/** 'Monoclonal antibody · elsewhere · District Hospital · paper seen' */
export function useRigWords() {
  const { t, say } = useBiteWords();
  return (amounts: Partial<DoseAmounts> | null): string => {
    const { rig_type = '', elsewhere = false, facility = '', paper = false } = amounts ?? {};
    const parts = [say('rig', rig_type)];
    if (elsewhere) {
      const seen = t(paper ? 'bites:rigPaperSeen' : 'bites:rigPaperNotSeen');
      parts.push(t('bites:rigElsewhereWord'), facility, seen);
    }
    return parts.filter((part) => part !== '').join(' · ');
  };
}
