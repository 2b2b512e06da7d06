import { useWords } from '../../../../platform/language/use-words.ts';
import { AmountSheet } from '../bites/parts/amount-sheet.tsx';
import type { OpenBite } from '../bites/use-bite-visit.ts';
import { woundMl } from './course.ts';

interface Props {
  readonly visit: OpenBite;
  readonly onSure: () => void;
  readonly onChange: () => void;
}

/** Much more for the wounds than the computed dose. */
export function AmountDoubt({ visit, ...answers }: Props) {
  const { t } = useWords();
  return (
    <AmountSheet
      open
      typed={t('bites:ml', { ml: woundMl(visit.draft.infiltrated) ?? 0 })}
      expected={t('bites:amountComputed', { amount: t('bites:ml', { ml: visit.plan?.ml ?? 0 }) })}
      {...answers}
    />
  );
}
