import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type Answer, type FormField, symptoms } from '@teeka/domain/aefi';
import { ownDigits } from '@teeka/domain/text';
import { CountField } from '../../../ui/form/count-field.tsx';
import { mark } from '../../../ui/form/required.ts';
import { Choices } from '../../../ui/index.ts';
import { useAefiWords } from '../parts/use-aefi-words.ts';
import { ChipChoices } from './chip-choices.tsx';
import { InstantField } from './instant-field.tsx';

interface Props {
  readonly field: FormField;
  readonly value: Answer | undefined;
  readonly onAnswer: (value: Answer) => void;
  readonly error: string | undefined;
  readonly required: boolean;
}

/** One field of the form, drawn by its kind. */
export function AnswerField({ field, value, onAnswer, error, required }: Props) {
  const { t, option } = useAefiWords();
  const label = t(`aefi:field-${field.key}`);
  const text = typeof value === 'string' ? value : '';
  const shared = { label, error, required };
  const typed = { label, error, ...mark(required), value: text };
  switch (field.type) {
    case 'instant':
      return <InstantField {...shared} value={text} onAnswer={onAnswer} />;
    case 'yes-no':
      return (
        <Choices
          label={label}
          withAsterisk={required}
          error={error}
          value={value === true ? 'yes' : value === false ? 'no' : ''}
          onChoose={(chosen) => onAnswer(chosen === 'yes')}
          choices={[
            { value: 'yes', label: t('aefi:yes') },
            { value: 'no', label: t('aefi:no') },
          ]}
        />
      );
    case 'choices':
      return (
        <ChipChoices
          {...shared}
          groups={groupsOf(field)}
          labelOf={(code) => option(field.key, code)}
          titleOf={(group) => (group === '' ? '' : t(`aefi:${group}`))}
          value={Array.isArray(value) ? (value as readonly string[]) : []}
          onChoose={onAnswer}
        />
      );
    case 'choice':
      return (
        <NativeSelect
          {...typed}
          onChange={(event) => onAnswer(event.currentTarget.value)}
          data={[
            { value: '', label: t('aefi:choose') },
            ...(field.options ?? []).map((one) => ({ value: one, label: option(field.key, one) })),
          ]}
        />
      );
    case 'number':
      return (
        <CountField
          {...shared}
          maxLength={5}
          value={typeof value === 'number' ? value : null}
          onCount={(count) => onAnswer(count ?? '')}
        />
      );
    default:
      return (field.max ?? 0) > 200 ? (
        <Textarea
          {...typed}
          autosize
          minRows={3}
          maxLength={field.max}
          onChange={(event) => onAnswer(event.currentTarget.value)}
        />
      ) : (
        <TextInput
          {...typed}
          autoComplete="off"
          {...(field.type === 'mobile' ? { type: 'tel', inputMode: 'numeric' as const, maxLength: 10 } : {})}
          onChange={({ currentTarget: { value: now } }) => onAnswer(field.type === 'mobile' ? ownDigits(now) : now)}
        />
      );
  }
}

/** Symptoms by how grave they are, so that the eye finds them; other lists as they are. */
function groupsOf({ key, options = [] }: FormField): readonly (readonly [title: string, codes: readonly string[]])[] {
  if (key !== 'symptoms') return [['', options]];
  const of = (category: string) => symptoms.filter((one) => one.category === category).map(({ code }) => code);
  return [
    ['symptomsMild', of('minor')],
    ['symptomsSevere', of('severe')],
    ['symptomsSerious', of('serious')],
  ];
}
