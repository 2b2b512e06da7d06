import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { Notice } from '../form/notice.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { marksOf } from '../form/required.ts';
import { textFields } from '../form/text-fields.ts';
import { useAttempt } from '../form/use-attempt.ts';
import { NewPassword } from './new-password.tsx';
import { checkPasswordChange } from './password-change.ts';
import { usePolicy } from './use-policy.ts';

interface Props {
  /** Whose password it is: for the password manager of the phone. */
  readonly userName: string;
  readonly label: string;
  readonly className?: string | undefined;
  /** Asks the server; what it refuses is shown under the fields. */
  readonly change: (passwords: { currentPassword: string; newPassword: string }) => Promise<void>;
  /** Why this is asked. */
  readonly lead?: ReactNode;
  /** Other ways on, below the button. */
  readonly children: ReactNode;
}

/** The old password and the new one twice. */
export function ChangePasswordForm({ userName, label, className, change, lead, children }: Props) {
  const { t } = useWords();
  const policy = usePolicy();
  const [form, setForm] = useState({ current: '', next: '', repeated: '' });
  const { refusals, busy, attempt } = useAttempt(['currentPassword', 'newPassword', 'repeated']);
  const field = textFields({ form, put: setForm, errorOf: refusals.of });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!refusals.show(checkPasswordChange(form, policy))) return;
    void attempt(() => change({ currentPassword: form.current, newPassword: form.next }));
  };
  return (
    <form className={className} onSubmit={submit} noValidate>
      {lead}
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <PasswordField
        label={t('auth:currentPassword')}
        {...marksOf(checkPasswordChange({ current: '', next: '', repeated: '' }, policy))('currentPassword')}
        name="password"
        autoComplete="current-password"
        {...field('current', { path: 'currentPassword' })}
      />
      <NewPassword field={field} policy={policy} />
      <Button type="submit" loading={busy}>
        {label}
      </Button>
      {children}
    </form>
  );
}
