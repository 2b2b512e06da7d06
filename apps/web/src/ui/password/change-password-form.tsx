import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { Notice } from '../form/notice.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { marksOf } from '../form/required.ts';
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
        value={form.current}
        onChange={(event) => setForm({ ...form, current: event.currentTarget.value })}
        error={refusals.of('currentPassword')}
      />
      <NewPassword
        next={form.next}
        repeated={form.repeated}
        policy={policy}
        onNext={(next) => setForm({ ...form, next })}
        onRepeated={(repeated) => setForm({ ...form, repeated })}
        errors={{ next: refusals.of('newPassword'), repeated: refusals.of('repeated') }}
      />
      <Button type="submit" loading={busy}>
        {label}
      </Button>
      {children}
    </form>
  );
}
