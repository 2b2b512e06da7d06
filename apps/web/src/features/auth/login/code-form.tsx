import { Button } from '@mantine/core';
import { checkMobile } from '@teeka/domain/contact';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { type OtpSent, sendCode, type User } from '../../../platform/sign-in/index.ts';
import { SentCode } from '../../../ui/code/sent-code.tsx';
import { InPlace } from '../../../ui/form/in-place.tsx';
import { Notice } from '../../../ui/form/notice.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { MobileInput } from '../parts/mobile-input.tsx';
import { useRedirects } from './use-redirects.ts';
import { withCode } from './with-code.ts';

/** Mobile number, then the code that was sent to it. */
export function CodeForm({ onEntered }: { readonly onEntered: (user: User) => void }) {
  const { t } = useWords();
  const [mobile, setMobile] = useState('');
  const [sent, setSent] = useState<OtpSent | null>(null);
  const { refusals, busy, attempt } = useAttempt(['mobile']);
  const redirect = useRedirects();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const verdict = checkMobile(mobile);
    if (!refusals.show(verdict.ok ? [] : [{ ...verdict.refusal, path: 'mobile' }])) return;
    void attempt(async () => setSent(await sendCode(mobile)));
  };
  return (
    <InPlace stands={sent ? 'code' : 'number'}>
      {sent ? (
        <SentCode
          sent={sent}
          confirm={t('auth:verify')}
          back={t('auth:changeMobile')}
          onCode={withCode(sent, { onEntered, redirect })}
          onAgain={async () => setSent(await sendCode(mobile, sent.txnId))}
          onBack={() => setSent(null)}
        />
      ) : (
        <form className="stack" onSubmit={submit} noValidate>
          {refusals.general ? <Notice>{refusals.general}</Notice> : null}
          <MobileInput value={mobile} onChange={setMobile} error={refusals.of('mobile')} />
          <Button type="submit" fullWidth loading={busy}>
            {t('auth:sendCode')}
          </Button>
        </form>
      )}
    </InPlace>
  );
}
