import { Button, PasswordInput, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { Notice } from '../../../ui/form/notice.tsx';
import { useRefusals } from '../../../ui/form/use-refusals.ts';
import classes from '../parts/auth-frame.module.css';
import { checkSignIn } from './state.ts';
import { type Outcomes, usePasswordSignIn } from './use-password-sign-in.ts';
import { useRedirects } from './use-redirects.ts';

export function PasswordForm(outcomes: Outcomes) {
  const { t } = useWords();
  const [form, setForm] = useState({ user_name: '', password: '' });
  const refusals = useRefusals(['user_name', 'password']);
  const { busy, signIn } = usePasswordSignIn(outcomes);
  const redirect = useRedirects();
  const type = (field: keyof typeof form, value: string) => {
    setForm({ ...form, [field]: value });
    refusals.clear(field);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = { ...form, user_name: form.user_name.trim() };
    if (!refusals.show(checkSignIn(trimmed))) return;
    signIn(trimmed).catch((error) => redirect(error, trimmed.user_name) || refusals.fail(error));
  };
  const passwordError = refusals.of('password');
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <TextInput
        label={t('auth:userName')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={form.user_name}
        onChange={(event) => type('user_name', event.currentTarget.value)}
        error={refusals.of('user_name') ? t('auth:enterUserName') : undefined}
      />
      <PasswordInput
        label={t('auth:password')}
        name="password"
        autoComplete="current-password"
        value={form.password}
        onChange={(event) => type('password', event.currentTarget.value)}
        error={passwordError && form.password === '' ? t('auth:enterPassword') : passwordError}
        visibilityToggleButtonProps={{ 'aria-label': t('auth:showPassword'), size: 44, tabIndex: 0 }}
      />
      <Button type="submit" fullWidth loading={busy}>
        {t('auth:signIn')}
      </Button>
      <Link to="/auth/forgot" className={classes.link}>
        {t('auth:forgotQuestion')}
      </Link>
    </form>
  );
}
