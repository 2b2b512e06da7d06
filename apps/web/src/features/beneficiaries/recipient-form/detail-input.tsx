import { NativeSelect, TextInput } from '@mantine/core';
import { type DetailField, detailFields, details, type FormPart, fieldRow } from '@teeka/domain/beneficiaries';
import { ownDigits } from '@teeka/domain/text';
import { useWords } from '../../../platform/language/index.ts';
import { DateField } from '../../../ui/index.ts';
import { fieldProps, isRequired, type PartProps } from './field-props.ts';
import { amountInput, digitsInput } from './input-limits.ts';
import { textWords } from './known-words.ts';
import { NameInput } from './name-input.tsx';

interface OfPart extends PartProps {
  readonly part: FormPart;
  /** Whether one of them is asked of this person; all are where it is left out. */
  readonly isApplicable?: (field: DetailField) => boolean;
}

/** The details that are asked in a part of the form, each with the input of its kind. */
export function DetailInputs({ part, isApplicable = () => true, ...props }: OfPart) {
  return detailFields
    .filter((field) => details[field].part === part && isApplicable(field))
    .map((field) => <DetailInput key={field} {...props} field={field} />);
}

function DetailInput({ field, ...props }: PartProps & { readonly field: DetailField }) {
  const { t } = useWords();
  const { form, change, errorOf, today } = props;
  const { kind, label: key } = details[field];
  const { digits, options } = fieldRow(field);
  const label = t(`registration:${key}`);
  switch (kind) {
    case 'name':
      return <NameInput {...props} field={field as 'guardian_name' | 'father_name'} label={label} />;
    case 'amount':
      return (
        <TextInput
          label={label}
          {...amountInput}
          {...fieldProps(props, field)}
          onChange={(event) => change({ [field]: ownDigits(event.currentTarget.value) })}
        />
      );
    case 'day':
    case 'written-day':
      return (
        <DateField
          label={label}
          withAsterisk={isRequired(props, field)}
          max={today}
          value={form[field]}
          onChange={(day) => change({ [field]: day })}
          error={errorOf(field)}
        />
      );
    case 'choice':
      return (
        <NativeSelect
          label={label}
          data={[
            { value: '', label: t('registration:notKnown') },
            ...(options ?? []).map((value) => ({ value, label: textWords(field, value) })),
          ]}
          {...fieldProps(props, field)}
        />
      );
    default:
      if (digits !== undefined)
        return (
          <TextInput
            label={label}
            {...digitsInput(digits)}
            {...fieldProps(props, field)}
            onChange={(event) => change({ [field]: ownDigits(event.currentTarget.value) })}
          />
        );
      return <TextInput label={label} autoCapitalize="none" autoComplete="off" {...fieldProps(props, field)} />;
  }
}
