import { TextInput } from '@mantine/core';
import { useWords } from '../../../platform/language/use-words.ts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly autoFocus?: boolean;
}

/** A one-time code: six digits, never a leading 0; phones fill it in from the message. */
export function CodeInput({ value, onChange, error, autoFocus = false }: Props) {
  const { t } = useWords();
  return (
    <TextInput
      label={t('auth:code')}
      description={t('auth:codeHelp')}
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      data-autofocus={autoFocus || undefined}
      ref={(input) => {
        if (autoFocus && input && value === '') input.focus();
      }}
      styles={{ input: { letterSpacing: '0.35em', fontSize: '1.25rem', fontWeight: 600 } }}
      value={value}
      onChange={(event) =>
        onChange(event.currentTarget.value.replace(/\D/g, '').replace(/^0+/, '').slice(0, 6))
      }
      error={error}
    />
  );
}
