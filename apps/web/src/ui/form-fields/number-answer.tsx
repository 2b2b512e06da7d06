import { type FormField, valueRefusal } from '@teeka/domain/forms';
import { refusalWords } from '../../platform/language/refusal-words.ts';
import { NumberField } from '../form/number-field.tsx';
import { numberAnswer, readNumber } from './typed-answer.ts';

interface Props {
  readonly field: FormField;
  readonly label: string;
  readonly hint: string | undefined;
  readonly unit: string | undefined;
  /** A number; what was typed and is none; empty while nothing is. */
  readonly value: number | string;
  readonly onAnswer: (value: number | string) => void;
  readonly error: string | undefined;
  readonly required: boolean;
}

/** More than any number of a form with its decimals: what is too much is read and refused, not cut. */
const mostLetters = 8;

/** A number with its unit; what is none stays as it was typed, in the draft too, and is refused. */
export function NumberAnswer({ field, value, onAnswer, ...shown }: Props) {
  const isWhole = (field.decimals ?? 0) === 0;
  const refusal = valueRefusal(field, Number.NaN) ?? { code: 'FLDVAL0032' };
  return (
    <NumberField
      {...shown}
      maxLength={mostLetters}
      read={readNumber(field)}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      unread={refusalWords(isWhole && field.code === undefined ? { code: 'FLDVAL0032' } : refusal)}
      {...(typeof value === 'number' ? { value } : { value: value === '' ? null : Number.NaN, begun: value })}
      onNumber={(_, typed) => onAnswer(numberAnswer(field, typed))}
    />
  );
}
