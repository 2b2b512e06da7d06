import { Button } from '@mantine/core';
import { checkMobile } from '@teeka/domain/contact';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import type { OtpSent } from '../../../platform/sign-in/index.ts';
import { InPlace } from '../../../ui/form/in-place.tsx';
import { Notice } from '../../../ui/form/notice.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { MobileInput } from './mobile-input.tsx';

interface CodeProps {
  readonly mobile: string;
  readonly sent: OtpSent;
  readonly onSent: (sent: OtpSent) => void;
  /** Back to the number, which stays as it was typed. */
  readonly onBack: () => void;
}

interface Props {
  /** The field of the call that sends the code. */
  readonly path: string;
  readonly ask: (mobile: string) => Promise<OtpSent>;
  /** Why the number is to be typed. */
  readonly lead?: ReactNode;
  /** Other ways on, below the button. */
  readonly below?: ReactNode;
  /** What is done with the code. */
  readonly children: (code: CodeProps) => ReactNode;
}

/** A mobile number, and in its place what is done with the code that was sent to it. */
export function MobileFirst({ path, ask, lead, below, children }: Props) {
  const { t } = useWords();
  const [mobile, setMobile] = useState('');
  const [sent, setSent] = useState<OtpSent | null>(null);
  const { refusals, busy, attempt } = useAttempt([path]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (refusals.judge(path, checkMobile(mobile))) void attempt(async () => setSent(await ask(mobile)));
  };
  return (
    <InPlace stands={sent ? 'code' : 'number'}>
      {sent ? (
        children({ mobile, sent, onSent: setSent, onBack: () => setSent(null) })
      ) : (
        <form className="stack" onSubmit={submit} noValidate>
          {lead}
          {refusals.general ? <Notice>{refusals.general}</Notice> : null}
          <MobileInput value={mobile} onChange={setMobile} error={refusals.of(path)} />
          <Button type="submit" fullWidth loading={busy}>
            {t('auth:sendCode')}
          </Button>
          {below}
        </form>
      )}
    </InPlace>
  );
}
