import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { Notice } from '../../../ui/form/notice.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { marksOf } from '../../../ui/form/required.ts';
import { textFields } from '../../../ui/form/text-fields.ts';
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
  const field = textFields({ form, put: setForm, errorOf: refusals.of, clear: refusals.clear });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = { ...form, user_name: form.user_name.trim() };
    if (!refusals.show(checkSignIn(trimmed))) return;
    signIn(trimmed).catch((error) => redirect(error, trimmed.user_name) || refusals.fail(error));
  };
  const name = field('user_name');
  const password = field('password');
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
        {...name}
        error={name.error && form.user_name.trim() === '' ? t('auth:enterUserName') : name.error}
      />
      <PasswordField
        label={t('auth:password')}
        {...marks('password')}
        name="password"
        autoComplete="current-password"
        {...password}
        error={password.error && form.password === '' ? t('auth:enterPassword') : password.error}
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
