import { Button, PasswordInput } from '@mantine/core';
import { updatePasswordProfile } from '@teeka/contract/auth';
import { type FormEvent, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import type { User } from '../../../platform/sign-in/index.ts';
import { Notice } from '../../../ui/form/notice.tsx';
import { useRefusals } from '../../../ui/form/use-refusals.ts';
import { NewPassword } from '../../../ui/password/new-password.tsx';
import { checkPasswordChange } from '../../../ui/password/password-change.ts';
import { usePolicy } from '../../../ui/password/use-policy.ts';
import { toast } from '../../../ui/toast/index.ts';
import classes from './my-profile.module.css';

export function ChangePassword({ user, onDone }: { readonly user: User; readonly onDone: () => void }) {
  const { t } = useWords();
  const policy = usePolicy();
  const [form, setForm] = useState({ current: '', next: '', repeated: '' });
  const [busy, setBusy] = useState(false);
  const refusals = useRefusals(['currentPassword', 'newPassword', 'repeated']);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!refusals.show(checkPasswordChange(form, policy)) || busy) return;
    setBusy(true);
    try {
      const input = { currentPassword: form.current, newPassword: form.next, userId: user.user_id };
      await send(updatePasswordProfile, input, { ownRefusals: true });
      toast.success(t('profile:passwordChanged'));
      onDone();
    } catch (error) {
      refusals.fail(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <input type="text" name="username" autoComplete="username" value={user.user_name} readOnly hidden />
      <PasswordInput
        label={t('auth:currentPassword')}
        name="password"
        autoComplete="current-password"
        value={form.current}
        onChange={(event) => setForm({ ...form, current: event.currentTarget.value })}
        error={refusals.of('currentPassword')}
        visibilityToggleButtonProps={{ 'aria-label': t('auth:showPassword'), size: 44, tabIndex: 0 }}
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
        {t('profile:saveChange')}
      </Button>
      <Button variant="subtle" onClick={onDone}>
        {t('app:cancel')}
      </Button>
    </form>
  );
}
