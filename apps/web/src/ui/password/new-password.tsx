import { maxPasswordLength, type PasswordPolicy } from '@teeka/domain/password';
import { useWords } from '../../platform/language/use-words.ts';
import { PasswordField } from '../form/password-field.tsx';
import { marksOf } from '../form/required.ts';
import { checkPasswordChange } from './password-change.ts';
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
  const marks = marksOf(checkPasswordChange({ current: 'x', next: '', repeated: 'y' }, policy));
  return (
    <>
      <PasswordField
        label={t('auth:newPassword')}
        {...marks('newPassword')}
        name="new-password"
        autoComplete="new-password"
        maxLength={maxPasswordLength}
        value={next}
        onChange={(event) => onNext(event.currentTarget.value)}
        error={errors.next}
      />
      <PolicyFlags password={next} policy={policy} />
      <PasswordField
        label={t('auth:repeatPassword')}
        {...marks('repeated')}
        name="repeat-password"
        autoComplete="new-password"
        maxLength={maxPasswordLength}
        value={repeated}
        onChange={(event) => onRepeated(event.currentTarget.value)}
        error={errors.repeated}
      />
    </>
  );
}
