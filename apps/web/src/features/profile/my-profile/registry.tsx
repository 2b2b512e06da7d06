import { Button, TextInput } from '@mantine/core';
import { linkHprLogin, unlinkHprLogin } from '@teeka/contract/auth';
import { checkHprId } from '@teeka/domain/profile';
import { type FormEvent, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { fetchUser, type User } from '../../../platform/sign-in/index.ts';
import { mark } from '../../../ui/form/required.ts';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { ConfirmSheet, Notice, toast } from '../../../ui/index.ts';
import classes from './my-profile.module.css';

interface Props {
  readonly user: User;
  readonly onDone: () => void;
}

/** Fourteen digits with strokes, and some room for what is copied along. */
const longest = 24;

/** The number under which the registry has the worker, as the worker reads it from its card. */
export function LinkRegistry({ user, onDone }: Props) {
  const { t } = useWords();
  const [number, setNumber] = useState(user.hpr_number ?? '');
  const { refusals, busy, attempt } = useAttempt(['hpr_number']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!refusals.judge('hpr_number', checkHprId(number))) return;
    void attempt(async () => {
      await send(linkHprLogin, { hpr_number: number }, { ownRefusals: true });
      await fetchUser({ background: true }).catch(() => undefined);
      toast.success(t('profile:hprLinked'));
      onDone();
    });
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <TextInput
        label={t('profile:hprId')}
        {...mark(!checkHprId('').ok)}
        description={t('profile:hprHelp')}
        inputMode="numeric"
        maxLength={longest}
        autoComplete="off"
        value={number}
        onChange={(event) => {
          refusals.clear('hpr_number');
          setNumber(event.currentTarget.value);
        }}
        error={refusals.of('hpr_number')}
      />
      <Button type="submit" loading={busy}>
        {t('app:save')}
      </Button>
      <Button variant="subtle" onClick={onDone}>
        {t('app:cancel')}
      </Button>
    </form>
  );
}

/** Asks once before the link is forgotten. */
export function UnlinkRegistry({ onDone }: Pick<Props, 'onDone'>) {
  const { t } = useWords();
  const { refusals, busy, attempt } = useAttempt([]);
  const unlink = () =>
    attempt(async () => {
      await send(unlinkHprLogin, {}, { ownRefusals: true });
      await fetchUser({ background: true }).catch(() => undefined);
      toast.success(t('profile:hprUnlinked'));
      onDone();
    });
  return (
    <ConfirmSheet
      open
      danger
      busy={busy}
      title={t('profile:hprUnlinkTitle')}
      confirm={t('profile:hprUnlink')}
      onConfirm={() => void unlink()}
      onCancel={onDone}
    >
      <p>{t('profile:hprUnlinkBody')}</p>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
    </ConfirmSheet>
  );
}
