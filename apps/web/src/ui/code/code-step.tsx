import { Button } from '@mantine/core';
import { checkOtp } from '@teeka/domain/contact';
import type { Refusal } from '@teeka/domain/refusal';
import { refusedAt } from '@teeka/domain/text';
import { type FormEvent, useState } from 'react';
import { now } from '../../platform/clock/clock.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { clock } from './clock.ts';
import classes from './code.module.css';
import { CodeInput } from './code-input.tsx';
import { useCountdown } from './use-countdown.ts';

interface Props {
  readonly sent: {
    readonly mobile_masked: string;
    readonly expires_in: number;
    /** When, in milliseconds of the epoch, where the page may have been left since. */
    readonly at?: number;
  };
  readonly dead: boolean;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onRefused: (refusals: readonly Refusal[]) => void;
  readonly onCode: (otp: string) => void;
  readonly onAgain: () => void;
  readonly onRanOut: () => void;
  /** Where it is sent again before it has run out: after so many seconds, and how often still. */
  readonly resend?: { readonly after: number; readonly left: number };
}

/** The code as the person tells it, and how long it is still good for. */
export function CodeStep({ sent, dead, busy, error, onRefused, onCode, onAgain, onRanOut, resend }: Props) {
  const { t } = useWords();
  const [otp, setOtp] = useState('');
  const over = useOver(sent.at);
  const left = useCountdown(sent.expires_in, sent, { over, onEnd: onRanOut });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const verdict = checkOtp(otp);
    onRefused(refusedAt('otp', verdict));
    if (verdict.ok) onCode(verdict.normal);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className="quiet flat" role="status">
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
      <p className="quiet flat" role="timer">
        {dead ? t('identity:codeExpired') : t('identity:codeTimer', { time: clock(left) })}
      </p>
      {dead ? null : (
        <Button type="submit" loading={busy}>
          {t('identity:checkCode')}
        </Button>
      )}
      {resend ? (
        <SendAgain sent={sent} over={over} busy={busy} dead={dead} onAgain={onAgain} {...resend} />
      ) : dead ? (
        <Button loading={busy} onClick={onAgain}>
          {t('identity:resendCode')}
        </Button>
      ) : null}
    </form>
  );
}

/** How many seconds ago a code was sent, as it stood when the page was opened. */
function useOver(at: number | undefined): number {
  const [over] = useState(() => (at === undefined ? 0 : Math.max(0, (now().getTime() - at) / 1000)));
  return over;
}

interface AgainProps extends Pick<Props, 'sent' | 'busy' | 'dead' | 'onAgain'> {
  readonly over: number;
  readonly after: number;
  readonly left: number;
}

/** Sends the code once more as soon as it may be, and says how often still. */
function SendAgain({ sent, over, busy, dead, onAgain, after, left }: AgainProps) {
  const { t } = useWords();
  const wait = useCountdown(after, sent, { over });
  if (left === 0) return <p className="quiet flat">{t('identity:codeNoMore')}</p>;
  return (
    <>
      <Button variant={dead ? 'filled' : 'default'} disabled={wait > 0} loading={busy && dead} onClick={onAgain}>
        {t('identity:resendCode')}
      </Button>
      <p className="quiet flat">
        {wait > 0 ? t('identity:codeAgainIn', { time: clock(wait), left }) : t('identity:codeAgainLeft', { left })}
      </p>
    </>
  );
}
