import { TextInput } from '@mantine/core';
import { checkOtp } from '@teeka/domain/contact';
import { ownDigits } from '@teeka/domain/text';
import { useWords } from '../../platform/language/use-words.ts';
import { mark } from '../form/required.ts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly autoFocus?: boolean;
  /** A code of somebody else, which this phone's messages do not hold. */
  readonly spoken?: boolean;
  readonly label?: string;
  readonly help?: string;
}

/**
 * A one-time code of six digits; phones fill it in from the message. A leading 0 stays where it was typed, and the
 * sentence about it stands under the field once the code is sent.
 */
export function CodeInput({ value, onChange, error, autoFocus = false, spoken = false, label, help }: Props) {
  const { t } = useWords();
  return (
    <TextInput
      label={label ?? t('auth:code')}
      {...mark(!checkOtp('').ok)}
      description={help ?? t('auth:codeHelp')}
      name="otp"
      inputMode="numeric"
      autoComplete={spoken ? 'off' : 'one-time-code'}
      data-autofocus={autoFocus || undefined}
      ref={(input) => {
        if (autoFocus && input && value === '') input.focus();
      }}
      styles={{ input: { letterSpacing: '0.35em', fontSize: '1.25rem', fontWeight: 600 } }}
      value={value}
      onChange={(event) => onChange(ownDigits(event.currentTarget.value).replace(/\D/g, '').slice(0, 6))}
      error={error}
    />
  );
}
