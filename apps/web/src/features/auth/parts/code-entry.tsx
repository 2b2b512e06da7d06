import { Button } from '@mantine/core';
import { checkOtp } from '@teeka/domain/contact';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { type OtpSent, signInWithCode, type User } from '../../../platform/sign-in/index.ts';
import { CodeInput } from '../../../ui/code/code-input.tsx';
import { CodeSent } from '../../../ui/code/code-sent.tsx';
import { CodeTimer } from '../../../ui/code/code-timer.tsx';
import { Notice } from '../../../ui/form/notice.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import classes from './auth-frame.module.css';

interface Props {
  readonly sent: OtpSent;
  readonly onEntered: (user: User) => void;
  /** Goes where a refusal leads; answers whether it leads anywhere. */
  readonly redirect: (error: unknown) => boolean;
  readonly onBack: () => void;
  /** Sends the code anew; left out where only the step before can. */
  readonly onAgain?: () => Promise<OtpSent>;
}

/** The code of a sign-in, with the time it is still good for. */
export function CodeEntry({ sent, onEntered, redirect, onBack, onAgain }: Props) {
  const { t } = useWords();
  const [current, setCurrent] = useState(sent);
  const [otp, setOtp] = useState('');
  const { refusals, busy, attempt } = useAttempt(['otp']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const verdict = checkOtp(otp);
    if (!refusals.show(verdict.ok ? [] : [{ ...verdict.refusal, path: 'otp' }])) return;
    void attempt(async () => {
      try {
        onEntered(await signInWithCode(current.txnId, otp));
      } catch (error) {
        if (!redirect(error)) throw error;
      }
    });
  };
  const again =
    onAgain &&
    (() =>
      void attempt(async () => {
        refusals.show([]);
        setCurrent(await onAgain());
        setOtp('');
      }));
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <CodeSent className={classes.quiet} text={t('auth:codeSentTo', { mobile: current.mobile_masked })} />
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <CodeInput autoFocus value={otp} onChange={setOtp} error={refusals.of('otp')} />
      <Button type="submit" fullWidth loading={busy}>
        {t('auth:verify')}
      </Button>
      <CodeTimer seconds={current.expires_in} started={current} onAgain={again} />
      <Button variant="subtle" onClick={onBack}>
        {t(onAgain ? 'auth:changeMobile' : 'auth:backToSignIn')}
      </Button>
    </form>
  );
}
