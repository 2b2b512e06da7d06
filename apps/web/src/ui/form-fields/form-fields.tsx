import { type Answer, type Answers, type FormField, isApplicable } from '@teeka/domain/forms';
import { useToday } from '../../platform/clock/index.ts';
import { AnswerField, type Days } from './answer-field.tsx';
import type { FieldWords } from './field-words.ts';
import classes from './form-fields.module.css';

interface Props<Field extends FormField> {
  /** In the order in which they are read; those that do not apply with these answers are left out. */
  readonly fields: readonly Field[];
  readonly answers: Answers;
  readonly words: FieldWords<Field>;
  /** What is refused at a path: `refusals.of`. The cursor goes to the first one, because `useRefusals` sees to that. */
  readonly errorOf: (path: string) => string | undefined;
  /** What stands before a key in the path of a refusal, such as `births.0`. */
  readonly under?: string;
  readonly isRequired: (field: Field) => boolean;
  /** One answer; an empty text where it is taken back. */
  readonly onAnswer: (key: string, value: Answer) => void;
  /** Days that the calendar of a field offers; until today where nothing is said. */
  readonly daysOf?: (field: Field) => Days | undefined;
  /** A single choice of so many options stands side by side, of more it opens as a list. */
  readonly fewAtMost?: number;
}

/** The fields of a form as data, one below the other. */
export function FormFields<Field extends FormField>({ fields, answers, words, onAnswer, ...more }: Props<Field>) {
  const { errorOf, under, isRequired, daysOf, fewAtMost = 5 } = more;
  const untilToday = { max: useToday() };
  return (
    <div className={classes.fields}>
      {fields
        .filter((field) => isApplicable(field, answers))
        .map((field) => (
          <AnswerField
            key={field.key}
            field={field}
            words={words}
            value={answers[field.key]}
            error={errorOf(under === undefined ? field.key : `${under}.${field.key}`)}
            required={isRequired(field)}
            onAnswer={(value) => onAnswer(field.key, value)}
            days={daysOf?.(field) ?? untilToday}
            fewAtMost={fewAtMost}
          />
        ))}
    </div>
  );
}
