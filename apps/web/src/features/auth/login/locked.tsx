import { Button, NativeSelect } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { type LockedWorker, type Unlocked, type User, unlock } from '../../../platform/sign-in/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Notice } from '../../../ui/form/notice.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { mark } from '../../../ui/form/required.ts';
import { tellRefused } from '../../../ui/form/tell-refused.ts';
import classes from '../parts/auth-frame.module.css';

interface Props {
  readonly workers: readonly LockedWorker[];
  readonly onOpened: (user: User) => void;
  /** What only a sign-in at the server can open; the password form takes its place. */
  readonly onGone: (because: 'tries' | 'offline') => void;
  readonly onSomeoneElse: () => void;
}

/** A locked phone: whoever locked it opens it again by password, without network too. */
export function Locked({ workers, onOpened, onGone, onSomeoneElse }: Props) {
  const { t } = useWords();
  const [store, setStore] = useState(workers[0]?.store ?? '');
  const [password, setPassword] = useState('');
  const [answer, setAnswer] = useState<Unlocked | 'empty' | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (password === '') {
      setAnswer('empty');
      return tellRefused();
    }
    setBusy(true);
    const came = await unlock(store, password).finally(() => setBusy(false));
    setPassword('');
    if (came.kind === 'open') return onOpened(came.user);
    if (came.kind === 'gone') return onGone(came.because);
    setAnswer(came);
  };
  const said = () => {
    if (answer === null || answer === 'empty') return null;
    if (answer.kind === 'wrong') return t('auth:lockWrong', { count: answer.triesLeft });
    return answer.kind === 'rest' ? t('auth:lockRest', { count: answer.minutes }) : null;
  };
  const one = workers.find((worker) => worker.store === store);
  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      <p className="quiet flat">{t('auth:lockedText')}</p>
      {workers.length > 1 ? (
        <NativeSelect
          label={t('auth:lockedWho')}
          data={workers.map(({ store: value, name, user_name }) => ({
            value,
            label: `${name} (${user_name})`,
          }))}
          value={store}
          onChange={(event) => setStore(event.currentTarget.value)}
        />
      ) : (
        <strong className={classes.who}>{one?.name}</strong>
      )}
      <input type="hidden" autoComplete="username" value={one?.user_name ?? ''} readOnly />
      <PasswordField
        label={t('auth:password')}
        {...mark(true)}
        name="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={answer === 'empty' ? t('auth:enterPassword') : undefined}
      />
      {said() ? <Notice>{said()}</Notice> : null}
      <IconButton icon={IconLockOpen} type="submit" fullWidth loading={busy}>
        {t('auth:open')}
      </IconButton>
      <Button variant="subtle" onClick={onSomeoneElse}>
        {t('auth:someoneElse')}
      </Button>
    </form>
  );
}
