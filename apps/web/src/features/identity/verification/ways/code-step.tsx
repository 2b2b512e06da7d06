import { Button } from '@mantine/core';
import { checkOtp } from '@teeka/domain/contact';
import type { Refusal } from '@teeka/domain/refusal';
import { refusedAt } from '@teeka/domain/text';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../../platform/language/use-words.ts';
import { clock } from '../../../../ui/code/clock.ts';
import { CodeInput } from '../../../../ui/code/code-input.tsx';
import { useCountdown } from '../../../../ui/code/use-countdown.ts';
import type { SentCode } from './code-state.ts';
import classes from './ways.module.css';

interface Props {
  readonly sent: SentCode;
  readonly dead: boolean;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onRefused: (refusals: readonly Refusal[]) => void;
  readonly onCode: (otp: string) => void;
  readonly onAgain: () => void;
  readonly onRanOut: () => void;
}

/** The code as the person tells it, and how long it is still good for. */
export function CodeStep({ sent, dead, busy, error, onRefused, onCode, onAgain, onRanOut }: Props) {
  const { t } = useWords();
  const [otp, setOtp] = useState('');
  const left = useCountdown(sent.expires_in, sent, onRanOut);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const verdict = checkOtp(otp);
    onRefused(refusedAt('otp', verdict));
    if (verdict.ok) onCode(verdict.normal);
  };
  return (
    <form className={classes.way} onSubmit={submit} noValidate>
      <p className={classes.quiet} role="status">
        {sent.mobile_masked ? t('identity:codeSentTo', { mobile: sent.mobile_masked }) : t('identity:codeSent')}
      </p>
      <CodeInput
        spoken
        label={t('identity:code')}
        help={t('identity:codeHelp')}
        value={otp}
        onChange={setOtp}
        error={error}
      />
      <p className={classes.quiet} role="timer">
        {dead ? t('identity:codeExpired') : t('identity:codeTimer', { time: clock(left) })}
      </p>
      {dead ? (
        <Button loading={busy} onClick={onAgain}>
          {t('identity:resendCode')}
        </Button>
      ) : (
        <Button type="submit" loading={busy}>
          {t('identity:checkCode')}
        </Button>
      )}
    </form>
  );
}
