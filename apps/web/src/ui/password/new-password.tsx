import { PasswordInput } from '@mantine/core';
import { maxPasswordLength, type PasswordPolicy } from '@teeka/domain/password';
import { useWords } from '../../platform/language/use-words.ts';
import { PolicyFlags } from './policy-flags.tsx';

interface Props {
  readonly next: string;
  readonly repeated: string;
  readonly policy: PasswordPolicy;
  readonly onNext: (value: string) => void;
  readonly onRepeated: (value: string) => void;
  readonly errors: { readonly next: string | undefined; readonly repeated: string | undefined };
}

/** A new password, typed twice, with the policy's flags between. */
export function NewPassword({ next, repeated, policy, onNext, onRepeated, errors }: Props) {
  const { t } = useWords();
  const eye = { 'aria-label': t('auth:showPassword'), size: 44, tabIndex: 0 };
  return (
    <>
      <PasswordInput
        label={t('auth:newPassword')}
        name="new-password"
        autoComplete="new-password"
        maxLength={maxPasswordLength}
        value={next}
        onChange={(event) => onNext(event.currentTarget.value)}
        error={errors.next}
        visibilityToggleButtonProps={eye}
      />
      <PolicyFlags password={next} policy={policy} />
      <PasswordInput
        label={t('auth:repeatPassword')}
        name="repeat-password"
        autoComplete="new-password"
        maxLength={maxPasswordLength}
        value={repeated}
        onChange={(event) => onRepeated(event.currentTarget.value)}
        error={errors.repeated}
        visibilityToggleButtonProps={eye}
      />
    </>
  );
}
