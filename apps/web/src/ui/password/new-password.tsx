import { maxPasswordLength, type PasswordPolicy } from '@teeka/domain/password';
import { useWords } from '../../platform/language/use-words.ts';
import { PasswordField } from '../form/password-field.tsx';
import { marksOf } from '../form/required.ts';
import type { textFields } from '../form/text-fields.ts';
import { checkPasswordChange } from './password-change.ts';
import { PolicyFlags } from './policy-flags.tsx';

interface Props {
  /** Of the form: its fields `next` and `repeated`. */
  readonly field: ReturnType<typeof textFields<{ next: string; repeated: string }>>;
  readonly policy: PasswordPolicy;
}

/** A new password, typed twice, with the policy's flags between. */
export function NewPassword({ field, policy }: Props) {
  const { t } = useWords();
  const next = field('next', { path: 'newPassword' });
  const marks = marksOf(checkPasswordChange({ current: 'x', next: '', repeated: 'y' }, policy));
  return (
    <>
      <PasswordField
        label={t('auth:newPassword')}
        {...marks('newPassword')}
        name="new-password"
        autoComplete="new-password"
        maxLength={maxPasswordLength}
        {...next}
      />
      <PolicyFlags password={next.value} policy={policy} />
      <PasswordField
        label={t('auth:repeatPassword')}
        {...marks('repeated')}
        name="repeat-password"
        autoComplete="new-password"
        maxLength={maxPasswordLength}
        {...field('repeated')}
      />
    </>
  );
}
