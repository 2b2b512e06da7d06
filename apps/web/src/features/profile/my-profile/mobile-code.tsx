import { Button } from '@mantine/core';
import { checkOtp } from '@teeka/domain/contact';
import { type FormEvent, useEffect, useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import type { OtpSent } from '../../../platform/sign-in/index.ts';
import { CodeInput } from '../../../ui/form/code-input.tsx';
import { CodeSent } from '../../../ui/form/code-sent.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { Notice } from '../../../ui/index.ts';
import classes from './my-profile.module.css';

interface Props {
  readonly sent: OtpSent;
  readonly onCode: (otp: string) => Promise<void>;
  readonly onAgain: () => Promise<void>;
  readonly onBack: () => void;
}

/** The code that went to the new number, with the time it is still good for. */
export function MobileCode({ sent, onCode, onAgain, onBack }: Props) {
  const { t } = useWords();
  const [otp, setOtp] = useState('');
  const { refusals, busy, attempt } = useAttempt(['otp']);
  const left = useSecondsLeft(sent.expires_in);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const verdict = checkOtp(otp);
    if (!refusals.show(verdict.ok ? [] : [{ ...verdict.refusal, path: 'otp' }])) return;
    void attempt(() => onCode(otp));
  };
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <CodeSent className={classes.help} text={t('auth:codeSentTo', { mobile: sent.mobile_masked })} />
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <CodeInput
        autoFocus
        value={otp}
        onChange={(typed) => {
          refusals.clear('otp');
          setOtp(typed);
        }}
        error={refusals.of('otp')}
      />
      <Button type="submit" loading={busy}>
        {t('profile:confirmMobile')}
      </Button>
      <p className={classes.help} role="timer">
        {left > 0 ? t('auth:codeTimer', { time }) : t('auth:codeExpired')}
      </p>
      <Button variant="default" disabled={left > 0} onClick={() => void attempt(onAgain)}>
        {t('auth:resendCode')}
      </Button>
      <Button variant="subtle" onClick={onBack}>
        {t('profile:otherMobile')}
      </Button>
    </form>
  );
}

/** Whole seconds left; a sleeping tab does not slow it. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 500);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
