import { Button, TextInput } from '@mantine/core';
import { mobileDigits } from '@teeka/domain/contact';
import type { Post } from '@teeka/domain/workers';
import { type FormEvent, useEffect, useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { marksOf } from '../../../ui/form/required.ts';
import { textFields } from '../../../ui/form/text-fields.ts';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { Notice } from '../../../ui/index.ts';
import classes from './account.module.css';
import { PostingFields } from './posting-fields.tsx';
import { type AccountForm, accountRefusals, fields, userNameOf, withPost } from './state.ts';

interface Props {
  readonly form: AccountForm;
  readonly own: Post;
  /** Of an account that there is: its name to sign in with and its number, most of it hidden. */
  readonly existing?: { readonly user_name: string; readonly mobile_masked: string };
  readonly onForm: (form: AccountForm) => void;
  readonly onSave: (password: string) => Promise<void>;
}

/** Name, number, role and place of an account; the own password last, which is kept nowhere. */
export function AccountFields({ form, own, existing, onForm, onSave }: Props) {
  const { t } = useWords();
  const [password, setPassword] = useState('');
  const { refusals, busy, attempt } = useAttempt(fields);
  const exists = existing !== undefined;
  const marks = marksOf(
    accountRefusals({
      form: { ...form, display_name: '', mobile: '', user_name: '', role: '', posted_at: [] },
      ...{ own, exists, password: '' },
    }),
  );
  const field = textFields({ form, put: onForm, errorOf: refusals.of, clear: refusals.clear });
  // One that is proposed after it was missed is no longer missing.
  const { clear } = refusals;
  const userName = userNameOf(form);
  useEffect(() => {
    if (userName !== '') clear('user_name');
  }, [userName, clear]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!refusals.show(accountRefusals({ form, password, own, exists }))) return;
    void attempt(() => onSave(password));
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <TextInput
        label={t('workers:name')}
        {...marks('display_name')}
        description={t('workers:nameHelp')}
        autoComplete="off"
        maxLength={50}
        {...field('display_name')}
      />
      <TextInput
        label={t(existing ? 'workers:newMobile' : 'workers:mobile')}
        {...marks('mobile_number')}
        description={
          existing
            ? t('workers:newMobileHelp', { mobile: existing.mobile_masked || t('workers:noMobile') })
            : t('workers:mobileHelp')
        }
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        {...field('mobile', { path: 'mobile_number', read: mobileDigits })}
      />
      {existing ? null : (
        <TextInput
          label={t('profile:userName')}
          {...marks('user_name')}
          description={t('workers:userNameHelp')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          translate="no"
          value={userName}
          error={refusals.of('user_name')}
          onChange={({ currentTarget }) => {
            refusals.clear('user_name');
            onForm({ ...form, user_name: currentTarget.value.toLowerCase() });
          }}
        />
      )}
      <PostingFields
        form={form}
        own={own}
        errorOf={refusals.of}
        onPost={(post) => {
          refusals.clear('role');
          onForm(withPost(form, post));
        }}
        onPlaces={(posted_at) => {
          refusals.clear('posted_at');
          onForm({ ...form, posted_at });
        }}
      />
      {existing ? (
        <ReasonField
          label={t('workers:reason')}
          description={t('workers:reasonHelp')}
          value={form.reason}
          onChange={(reason) => onForm({ ...form, reason })}
          refusals={refusals}
        />
      ) : null}
      <PasswordField
        label={t('workers:ownPassword')}
        {...marks('currentPassword')}
        description={t('workers:ownPasswordHelp')}
        autoComplete="current-password"
        value={password}
        onChange={({ currentTarget }) => {
          refusals.clear('currentPassword');
          setPassword(currentTarget.value);
        }}
        error={refusals.of('currentPassword')}
      />
      <Button type="submit" loading={busy}>
        {t(existing ? 'workers:save' : 'workers:make')}
      </Button>
    </form>
  );
}
