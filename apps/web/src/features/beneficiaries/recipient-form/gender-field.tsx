import { useWords } from '../../../platform/language/index.ts';
import { Choices } from '../../../ui/index.ts';
import type { Recipient } from './recipient.ts';

interface Props {
  readonly value: Recipient['gender'];
  readonly onChoose: (gender: Recipient['gender']) => void;
  readonly required: boolean;
  readonly error: string | undefined;
}

/** Gender, by the ids of the master list. */
export function GenderField({ value, onChoose, required, error }: Props) {
  const { t } = useWords();
  return (
    <Choices
      label={t('registration:gender')}
      withAsterisk={required}
      error={error && t('registration:genderMissing')}
      value={value}
      onChoose={onChoose}
      choices={[
        { value: '2', label: t('registration:female') },
        { value: '1', label: t('registration:male') },
        { value: '3', label: t('registration:others') },
      ]}
    />
  );
}
