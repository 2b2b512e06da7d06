import { Button } from '@mantine/core';
import { checkOtp } from '@teeka/domain/contact';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import type { OtpSent } from '../../platform/sign-in/index.ts';
import { Notice } from '../form/notice.tsx';
import { useAttempt } from '../form/use-attempt.ts';
import classes from './code.module.css';
import { CodeInput } from './code-input.tsx';
import { CodeSent } from './code-sent.tsx';
import { CodeTimer } from './code-timer.tsx';

interface Props {
  readonly sent: OtpSent;
  /** What the two buttons say: with the code, and back to the step before. */
  readonly confirm: string;
  readonly back: string;
  readonly onCode: (otp: string) => Promise<void>;
  readonly onBack: () => void;
  /** Sends the code anew; left out where only the step before can. */
  readonly onAgain?: (() => Promise<void>) | undefined;
}

/** The code that was sent to one's own mobile, with the time it is still good for. */
export function SentCode({ sent, confirm, back, onCode, onBack, onAgain }: Props) {
  const { t } = useWords();
  const [otp, setOtp] = useState('');
  const { refusals, busy, attempt } = useAttempt(['otp']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (refusals.judge('otp', checkOtp(otp))) void attempt(() => onCode(otp));
  };
  const again = async () => {
    refusals.show([]);
    await onAgain?.();
    setOtp('');
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <CodeSent className="quiet flat" text={t('auth:codeSentTo', { mobile: sent.mobile_masked })} />
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <CodeInput autoFocus value={otp} onChange={setOtp} error={refusals.of('otp')} />
      <Button type="submit" fullWidth loading={busy}>
        {confirm}
      </Button>
      <CodeTimer seconds={sent.expires_in} started={sent} onAgain={onAgain && (() => void attempt(again))} />
      <Button variant="subtle" onClick={onBack}>
        {back}
      </Button>
    </form>
  );
}
