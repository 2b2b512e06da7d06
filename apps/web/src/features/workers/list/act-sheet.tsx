import {
  deleteUser,
  endSignInOfWorker,
  endSignInsOfWorker,
  resetPassword,
  type SignInOfWorker,
  unlockWorker,
  updateUserStatus,
  type Worker,
} from '@teeka/contract/workers';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { checkRemark } from '@teeka/domain/text';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { useKeptForm } from '../../../records/workday/index.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { marksOf } from '../../../ui/form/required.ts';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { ConfirmSheet, Notice, toast } from '../../../ui/index.ts';
import { deviceWords } from '../../../ui/sign-in/device-words.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';
import { type Act, acts } from './acts.ts';
import { GivenPassword } from './given-password.tsx';

interface Props {
  readonly act: Act;
  readonly worker: Worker;
  /** Of `endOne`, which. */
  readonly signIn?: SignInOfWorker | null;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

interface Form {
  readonly reason: string;
  readonly password: string;
}

function refusalsOf({ reason, password }: Form, asksPassword: boolean): readonly Refusal<RefusalCode>[] {
  const why = checkRemark(reason);
  return [
    ...(why.ok ? [] : [{ ...why.refusal, path: 'reason' }]),
    ...(asksPassword && password === '' ? [{ code: 'USRPRF0018', path: 'currentPassword' } as const] : []),
  ];
}

/** What is said once it is done; the others have something of their own to show. */
const done = {
  close: 'workers:closeDone',
  open: 'workers:openDone',
  unlock: 'workers:unlocked',
  delete: 'workers:deleteDone',
} as const;

const marks = marksOf(refusalsOf({ reason: '', password: '' }, true));

/** Asks once, with the reason, before something is done to another's account; before a password also for the own one. */
export function ActSheet({ act, worker, signIn = null, onCancel, onDone }: Props) {
  const { t } = useWords();
  const { refusals, busy, attempt } = useAttempt(['reason', 'currentPassword']);
  const kept = useKeptForm(`worker-act/${worker.user_id}/${act}`, '');
  const [password, setPassword] = useState('');
  const form: Form = { reason: kept.form, password };
  const [given, setGiven] = useState<string | null>(null);
  const { danger, asksPassword } = acts[act];
  const name = worker.display_name;
  const save = async () => {
    if (!refusals.show(refusalsOf(form, asksPassword))) return;
    await attempt(async () => {
      const input = { user_id: worker.user_id, reason: form.reason };
      const options = { ownRefusals: true } as const;
      if (act === 'password') {
        setGiven((await send(resetPassword, { ...input, currentPassword: password }, options)).password);
        await kept.forget();
        return;
      }
      if (act === 'end' || act === 'endOne') {
        const { ended } = signIn
          ? await send(endSignInOfWorker, { ...input, sign_in_id: signIn.sign_in_id }, options)
          : await send(endSignInsOfWorker, input, options);
        toast.success(t('workers:ended', { count: ended, name }));
      } else {
        if (act === 'unlock') await send(unlockWorker, input, options);
        else if (act === 'delete') await send(deleteUser, { ...input, currentPassword: password }, options);
        else await send(updateUserStatus, { ...input, isActive: act === 'open' ? '1' : '0' }, options);
        toast.success(t(done[act], { name }));
      }
      await kept.forget();
      onDone();
    });
  };
  if (given !== null) return <GivenPassword worker={worker} password={given} onClose={onDone} />;
  return (
    <ConfirmSheet
      open
      danger={danger}
      busy={busy}
      title={t(`workers:${act}Title`, { name })}
      confirm={t(`workers:${act}`)}
      onConfirm={() => void save()}
      onCancel={onCancel}
    >
      {signIn ? (
        <p>
          <strong>{deviceWords(signIn, t)}</strong>
          <br />
          {t('profile:signInUsed', { at: instantWords(signIn.last_used) })}
        </p>
      ) : null}
      <p>{t(`workers:${act}Body`, { name })}</p>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <ReasonField
        label={t('workers:reason')}
        description={t('workers:reasonHelp')}
        value={form.reason}
        onChange={kept.put}
        refusals={refusals}
      />
      {asksPassword ? (
        <PasswordField
          className="above-16"
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
      ) : null}
    </ConfirmSheet>
  );
}
