import { Button, TextInput } from '@mantine/core';
import { checkMobileRepeated, checkNewMobile, mobileDigits } from '@teeka/domain/contact';
import { refusedAt } from '@teeka/domain/text';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { marksOf } from '../../../ui/form/required.ts';
import { textFields } from '../../../ui/form/text-fields.ts';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { Notice } from '../../../ui/index.ts';
import classes from './my-profile.module.css';

/** What is typed for a change of number. */
export interface NewMobile {
  readonly mobile: string;
  readonly password: string;
}

interface Props {
  readonly registered: string;
  readonly userName: string;
  readonly before: string;
  readonly onSend: (typed: NewMobile) => Promise<void>;
  readonly onCancel: () => void;
}

function refusalsOf(form: { mobile: string; repeated: string; password: string }, registered: string) {
  const found = [
    ...refusedAt('mobile_number', checkNewMobile(form.mobile, registered)),
    ...refusedAt('repeated', checkMobileRepeated(form.mobile, form.repeated)),
  ];
  if (form.password === '') found.push({ code: 'USRPRF0018', path: 'currentPassword' });
  return found;
}

const marks = marksOf(refusalsOf({ mobile: '', repeated: 'x', password: '' }, ''));

/** The number that is to become one's own, typed twice, and the password: the number opens a forgotten one. */
export function MobileNumber({ registered, userName, before, onSend, onCancel }: Props) {
  const { t } = useWords();
  const [form, setForm] = useState({ mobile: before, repeated: before, password: '' });
  const { refusals, busy, attempt } = useAttempt(['mobile_number', 'repeated', 'currentPassword']);
  const field = textFields({ form, put: setForm, errorOf: refusals.of, clear: refusals.clear });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!refusals.show(refusalsOf(form, registered))) return;
    void attempt(() => onSend(form));
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <TextInput
        label={t('profile:newMobile')}
        {...marks('mobile_number')}
        description={t('profile:newMobileHelp')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        {...field('mobile', { path: 'mobile_number', read: mobileDigits })}
      />
      <TextInput
        label={t('profile:repeatMobile')}
        {...marks('repeated')}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        {...field('repeated', { read: mobileDigits })}
      />
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <PasswordField
        label={t('auth:currentPassword')}
        {...marks('currentPassword')}
        description={t('profile:whyPassword')}
        name="password"
        autoComplete="current-password"
        {...field('password', { path: 'currentPassword' })}
      />
      <Button type="submit" loading={busy}>
        {t('profile:sendCode')}
      </Button>
      <Button variant="subtle" onClick={onCancel}>
        {t('app:cancel')}
      </Button>
    </form>
  );
}
