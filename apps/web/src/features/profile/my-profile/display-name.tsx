import { Button, TextInput } from '@mantine/core';
import { updateUser } from '@teeka/contract/profile';
import { checkDisplayName, displayNameLength } from '@teeka/domain/profile';
import { type FormEvent, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { fetchUser, type User } from '../../../platform/sign-in/index.ts';
import { mark } from '../../../ui/form/required.ts';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { Notice, toast } from '../../../ui/index.ts';
import classes from './my-profile.module.css';

/** How one is named in the app and beside what one records. */
export function DisplayName({ user, onDone }: { readonly user: User; readonly onDone: () => void }) {
  const { t } = useWords();
  const [name, setName] = useState(user.display_name);
  const { refusals, busy, attempt } = useAttempt(['display_name']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!refusals.judge('display_name', checkDisplayName(name))) return;
    void attempt(async () => {
      await send(updateUser, { userId: user.userId, display_name: name }, { ownRefusals: true });
      await fetchUser({ background: true }).catch(() => undefined);
      toast.success(t('profile:nameChanged'));
      onDone();
    });
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <TextInput
        label={t('profile:displayName')}
        {...mark(!checkDisplayName('').ok)}
        description={t('profile:displayNameHelp')}
        maxLength={displayNameLength.max}
        autoComplete="name"
        value={name}
        onChange={(event) => {
          refusals.clear('display_name');
          setName(event.currentTarget.value);
        }}
        error={refusals.of('display_name')}
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
