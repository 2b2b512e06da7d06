import { TextInput } from '@mantine/core';
import { useWords } from '../../platform/language/use-words.ts';
import { marksOf } from '../../ui/form/required.ts';
import { groupedNumber, numberRefusals, typedNumber } from './aadhaar-number.ts';

interface Props {
  readonly value: string;
  readonly onChange: (number: string) => void;
  readonly error: string | undefined;
}

/** An Aadhaar number for a question to the authority; it lives on the screen only. */
export function AadhaarNumberField({ value, onChange, error }: Props) {
  const { t } = useWords();
  return (
    <TextInput
      label={t('identity:aadhaarNumber')}
      {...marksOf(numberRefusals(''))('aadhaar_number')}
      description={t('identity:aadhaarHelp')}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      value={groupedNumber(value)}
      onChange={({ currentTarget }) => onChange(typedNumber(currentTarget.value))}
      error={error}
    />
  );
}
