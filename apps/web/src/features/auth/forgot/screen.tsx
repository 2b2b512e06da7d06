import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { verifyMobileNumber } from '@teeka/contract/auth';
import { checkMobile } from '@teeka/domain/contact';
import { type FormEvent, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import type { OtpSent } from '../../../platform/sign-in/index.ts';
import { InPlace } from '../../../ui/form/in-place.tsx';
import { Notice } from '../../../ui/form/notice.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import classes from '../parts/auth-frame.module.css';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { MobileInput } from '../parts/mobile-input.tsx';
import { ResetForm } from './reset-form.tsx';

/** A forgotten password: the registered mobile number first, then its code and the new password. */
export function Screen() {
  const { t } = useWords();
  const [mobile, setMobile] = useState('');
  const [sent, setSent] = useState<OtpSent | null>(null);
  const { refusals, busy, attempt } = useAttempt(['mobileNo']);
  const ask = () => send(verifyMobileNumber, { mobileNo: mobile }, { ownRefusals: true });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const verdict = checkMobile(mobile);
    if (!refusals.show(verdict.ok ? [] : [{ ...verdict.refusal, path: 'mobileNo' }])) return;
    void attempt(async () => setSent(await ask()));
  };
  return (
    <AuthFrame title={t('auth:forgotPassword')}>
      <InPlace stands={sent ? 'code' : 'number'}>
        {sent ? (
          <ResetForm mobile={mobile} sent={sent} onAgain={ask} onBack={() => setSent(null)} />
        ) : (
          <form className="stack" onSubmit={submit} noValidate>
            <p className="quiet flat">{t('auth:forgotText')}</p>
            {refusals.general ? <Notice>{refusals.general}</Notice> : null}
            <MobileInput value={mobile} onChange={setMobile} error={refusals.of('mobileNo')} />
            <Button type="submit" fullWidth loading={busy}>
              {t('auth:sendCode')}
            </Button>
            <Link to="/auth/login" className={classes.link}>
              {t('auth:backToSignIn')}
            </Link>
          </form>
        )}
      </InPlace>
    </AuthFrame>
  );
}
