import { Textarea } from '@mantine/core';
import { checkRemark } from '@teeka/domain/text';
import { refusalWords, useWords } from '../../../../platform/language/index.ts';

/** Why somebody goes on, by the question or report that speaks against it. */
type Reasons = Readonly<Record<string, string>>;

/** The first reason that is not taken, and why; undefined where all are, or none was typed. */
export function reasonRefused(keys: readonly string[], reasons: Reasons = {}) {
  for (const key of keys) {
    const reason = (reasons[key] ?? '').trim();
    const verdict = reason === '' ? null : checkRemark(reason);
    if (verdict && !verdict.ok) return { key, sentence: refusalWords(verdict.refusal) };
  }
  return undefined;
}

interface Props {
  readonly className?: string;
  readonly of: string;
  readonly reasons: Reasons;
  readonly onChange: (reasons: Reasons) => void;
  readonly error: string | undefined;
}

/** Why a dose is given all the same. */
export function ReasonToGoOn({ of, reasons, onChange, ...shown }: Props) {
  const { t } = useWords();
  return (
    <Textarea
      label={t('cases:askReason')}
      description={t('cases:askReasonHint')}
      autosize
      minRows={2}
      maxLength={200}
      value={reasons[of] ?? ''}
      onChange={({ currentTarget }) => onChange({ ...reasons, [of]: currentTarget.value })}
      {...shown}
    />
  );
}
