import { Button } from '@mantine/core';
import { checkOtp } from '@teeka/domain/contact';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import type { OtpSent } from '../../../platform/sign-in/index.ts';
import { CodeInput } from '../../../ui/code/code-input.tsx';
import { CodeSent } from '../../../ui/code/code-sent.tsx';
import { CodeTimer } from '../../../ui/code/code-timer.tsx';
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const verdict = checkOtp(otp);
    if (!refusals.show(verdict.ok ? [] : [{ ...verdict.refusal, path: 'otp' }])) return;
    void attempt(() => onCode(otp));
  };
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
      <CodeTimer seconds={sent.expires_in} started={sent} onAgain={() => void attempt(onAgain)} />
      <Button variant="subtle" onClick={onBack}>
        {t('profile:otherMobile')}
      </Button>
    </form>
  );
}
