import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { Notice } from '../../../ui/form/notice.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { marksOf } from '../../../ui/form/required.ts';
import { useRefusals } from '../../../ui/form/use-refusals.ts';
import classes from '../parts/auth-frame.module.css';
import { checkSignIn } from './state.ts';
import { type Outcomes, usePasswordSignIn } from './use-password-sign-in.ts';
import { useRedirects } from './use-redirects.ts';

const marks = marksOf(checkSignIn({ user_name: '', password: '' }));

interface Props extends Outcomes {
  /** Whose password was just saved, '' where the name is not known; null for nobody. */
  readonly renewed: string | null;
}

export function PasswordForm({ renewed, ...outcomes }: Props) {
  const { t } = useWords();
  const [form, setForm] = useState({ user_name: renewed ?? '', password: '' });
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
  const nameError = refusals.of('user_name');
  const passwordError = refusals.of('password');
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      {renewed === null ? null : <Notice kind="info">{t('auth:passwordSaved')}</Notice>}
      <TextInput
        label={t('auth:userName')}
        {...marks('user_name')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={form.user_name}
        onChange={(event) => type('user_name', event.currentTarget.value)}
        error={nameError && form.user_name.trim() === '' ? t('auth:enterUserName') : nameError}
      />
      <PasswordField
        label={t('auth:password')}
        {...marks('password')}
        name="password"
        autoComplete="current-password"
        value={form.password}
        onChange={(event) => type('password', event.currentTarget.value)}
        error={passwordError && form.password === '' ? t('auth:enterPassword') : passwordError}
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
