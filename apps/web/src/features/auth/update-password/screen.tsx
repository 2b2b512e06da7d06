import { Button, PasswordInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { updatePassword } from '@teeka/contract/auth';
import { type FormEvent, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { Notice } from '../../../ui/form/notice.tsx';
import { useRefusals } from '../../../ui/form/use-refusals.ts';
import { NewPassword } from '../../../ui/password/new-password.tsx';
import { checkPasswordChange } from '../../../ui/password/password-change.ts';
import { usePolicy } from '../../../ui/password/use-policy.ts';
import { toast } from '../../../ui/toast/index.ts';
import { dropAskedUpdate, readAskedUpdate } from '../parts/asked-update.ts';
import classes from '../parts/auth-frame.module.css';
import { AuthFrame } from '../parts/auth-frame.tsx';

const empty = { current: '', next: '', repeated: '' };

/** A new password when signing in asked for one: first sign-in, expired, rules changed. */
export function Screen() {
  const { t } = useWords();
  const navigate = useNavigate();
  const policy = usePolicy();
  const [asked] = useState(readAskedUpdate);
  const [form, setForm] = useState(empty);
  const [busy, setBusy] = useState(false);
  const refusals = useRefusals(['currentPassword', 'newPassword', 'repeated']);
  if (!asked) {
    return (
      <AuthFrame title={t('auth:updatePassword')}>
        <p className={classes.quiet}>{t('auth:askAgain')}</p>
        <Link to="/auth/login" className={classes.link}>
          {t('auth:backToSignIn')}
        </Link>
      </AuthFrame>
    );
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!refusals.show(checkPasswordChange(form, policy)) || busy) return;
    setBusy(true);
    try {
      const input = { currentPassword: form.current, newPassword: form.next, userId: asked.userId };
      await send(updatePassword, input, { ownRefusals: true });
      dropAskedUpdate();
      toast.success(t('auth:passwordSaved'));
      await navigate({ to: '/auth/login', replace: true });
    } catch (error) {
      refusals.fail(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <AuthFrame title={t('auth:updatePassword')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.quiet}>
          {t('auth:updateReason')} {asked.userName ? t('auth:updateFor', { name: asked.userName }) : ''}
        </p>
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        <input type="text" name="username" autoComplete="username" value={asked.userName} readOnly hidden />
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
        <Button type="submit" fullWidth loading={busy}>
          {t('auth:savePassword')}
        </Button>
        <Link to="/auth/login" className={classes.link}>
          {t('auth:backToSignIn')}
        </Link>
      </form>
    </AuthFrame>
  );
}
