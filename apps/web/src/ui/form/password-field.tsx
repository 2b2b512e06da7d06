import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useId } from 'react';
import { useWords } from '../../platform/language/use-words.ts';

/** A password, with a button to see it; the component library ties neither its sentence nor its help to the field. */
export function PasswordField({ error, description, ...more }: PasswordInputProps) {
  const { t } = useWords();
  const id = useId();
  const tied = [...(error ? [`${id}-error`] : []), ...(description ? [`${id}-description`] : [])];
  return (
    <PasswordInput
      {...more}
      id={id}
      error={error}
      description={description}
      {...(error ? { 'aria-invalid': true } : {})}
      {...(tied.length > 0 ? { 'aria-describedby': tied.join(' ') } : {})}
      visibilityToggleButtonProps={{ 'aria-label': t('auth:showPassword'), size: 44, tabIndex: 0 }}
    />
  );
}
