import type { CivilDate } from '@teeka/domain/calendar';
import type { Answer, FormField } from '@teeka/domain/forms';
import { useWords } from '../../platform/language/use-words.ts';
import { Choices } from '../choice/choices.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { TimeField } from '../time-field/time-field.tsx';
import { ChipChoices } from './chip-choices.tsx';
import type { FieldWords } from './field-words.ts';
import classes from './form-fields.module.css';
import { InstantField } from './instant-field.tsx';
import { NumberAnswer } from './number-answer.tsx';
import { SingleChoice } from './single-choice.tsx';
import { TextAnswer } from './text-answer.tsx';

/** Days that a calendar offers; what is typed outside of them is refused by the rules. */
export interface Days {
  readonly min?: CivilDate;
  readonly max?: CivilDate;
}

interface Props<Field extends FormField> {
  readonly field: Field;
  readonly words: FieldWords<Field>;
  readonly value: Answer | undefined;
  /** What is answered now; an empty text where the answer is taken back. */
  readonly onAnswer: (value: Answer) => void;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly days: Days;
  readonly fewAtMost: number;
}

/** One field of a form, drawn by its kind. */
export function AnswerField<Field extends FormField>({ field, words, value, onAnswer, ...more }: Props<Field>) {
  const { days, fewAtMost, ...state } = more;
  const shared = { label: words.label(field), hint: words.hint?.(field), ...state };
  const text = typeof value === 'string' ? value : '';
  const labelOf = (code: string) => words.option(field, code);
  const { options = [] } = field;
  switch (field.type) {
    case 'instant':
      return <InstantField {...shared} days={days} value={text} onAnswer={onAnswer} />;
    case 'day':
      return (
        <div className={classes.day}>
          <DateField
            label={shared.label}
            description={shared.hint}
            withAsterisk={shared.required}
            error={shared.error}
            {...days}
            value={text}
            onChange={onAnswer}
          />
        </div>
      );
    case 'time':
      return <TimeField {...shared} value={text} onChange={onAnswer} />;
    case 'yes-no':
      return <YesOrNo {...shared} value={value} onAnswer={onAnswer} />;
    case 'choices':
      return (
        <ChipChoices
          {...shared}
          groups={words.groups?.(field) ?? [{ title: '', options }]}
          labelOf={labelOf}
          value={Array.isArray(value) ? value : []}
          alone={field.alone ?? []}
          onChoose={onAnswer}
        />
      );
    case 'choice':
      return (
        <SingleChoice
          {...shared}
          options={options}
          labelOf={labelOf}
          value={text}
          onChoose={onAnswer}
          fewAtMost={fewAtMost}
        />
      );
    case 'number':
      return (
        <NumberAnswer
          {...shared}
          field={field}
          unit={field.unit === undefined ? undefined : words.unit?.(field.unit)}
          value={typeof value === 'number' ? value : text}
          onAnswer={onAnswer}
        />
      );
    default:
      return <TextAnswer {...shared} field={field} value={text} onAnswer={onAnswer} />;
  }
}

interface YesOrNoProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: Answer | undefined;
  readonly onAnswer: (value: boolean | '') => void;
  readonly error: string | undefined;
  readonly required: boolean;
}

function YesOrNo({ label, hint, value, onAnswer, error, required }: YesOrNoProps) {
  const { t } = useWords();
  return (
    <Choices
      label={label}
      hint={hint}
      withAsterisk={required}
      error={error}
      value={value === true ? 'yes' : value === false ? 'no' : null}
      onChoose={(chosen) => onAnswer(chosen === 'yes')}
      {...(required ? {} : { onTakeBack: () => onAnswer('') })}
      choices={[
        { value: 'yes', label: t('app:yes') },
        { value: 'no', label: t('app:no') },
      ]}
    />
  );
}
