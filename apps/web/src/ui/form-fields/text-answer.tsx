import { Textarea, TextInput } from '@mantine/core';
import type { FormField } from '@teeka/domain/forms';
import { mark } from '../form/required.ts';
import { ofDigits, textAnswer } from './typed-answer.ts';

interface Props {
  readonly field: FormField;
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: string;
  readonly onAnswer: (value: string) => void;
  readonly error: string | undefined;
  readonly required: boolean;
}

/** A text that takes more letters than this is written over several lines. */
const oneLine = 200;

/** A text, or a number that is one: of a phone, of an account. */
export function TextAnswer({ field, label, hint, value, onAnswer, error, required }: Props) {
  const shared = { label, description: hint, error, ...mark(required), value };
  const { type, max = 0 } = field;
  if (max > oneLine)
    return (
      <Textarea
        {...shared}
        autosize
        minRows={3}
        maxLength={max}
        onChange={(event) => onAnswer(event.currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...shared}
      autoComplete="off"
      {...(type === 'mobile' ? { type: 'tel', maxLength: 10 } : {})}
      {...(ofDigits(field) ? { inputMode: 'numeric' as const } : {})}
      onChange={(event) => onAnswer(textAnswer(field, event.currentTarget.value))}
    />
  );
}
