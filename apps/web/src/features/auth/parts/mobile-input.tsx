import { TextInput } from '@mantine/core';
import { checkMobile, mobileDigits } from '@teeka/domain/contact';
import { useWords } from '../../../platform/language/use-words.ts';
import { mark } from '../../../ui/form/required.ts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** Ten digits; whatever else is typed or pasted falls away, a leading +91 or 0 too. */
export function MobileInput({ value, onChange, error }: Props) {
  const { t } = useWords();
  return (
    <TextInput
      label={t('auth:mobile')}
      {...mark(!checkMobile('').ok)}
      description={t('auth:mobileHelp')}
      name="mobile"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      value={value}
      onChange={(event) => onChange(mobileDigits(event.currentTarget.value))}
      error={error}
    />
  );
}
