import { useWords } from '../../../../../platform/language/use-words.ts';
import { ConfirmSheet } from '../../../../../ui/index.ts';

interface Props {
  readonly open: boolean;
  /** What was typed, with its unit. */
  readonly typed: string;
  /** What the rules expect, as a sentence. */
  readonly expected: string;
  readonly onSure: () => void;
  readonly onChange: () => void;
}

/** A figure far above what the rules make of it is asked about once, before it is saved. */
export function AmountSheet({ open, typed, expected, onSure, onChange }: Props) {
  const { t } = useWords();
  return (
    <ConfirmSheet
      open={open}
      title={t('bites:amountTitle')}
      confirm={t('bites:amountSure', { amount: typed })}
      keep={t('bites:amountChange')}
      onConfirm={onSure}
      onCancel={onChange}
    >
      <p>{t('bites:amountTyped', { amount: typed })}</p>
      <p>{expected}</p>
    </ConfirmSheet>
  );
}
