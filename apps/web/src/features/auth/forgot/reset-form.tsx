import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { resetPassword } from '@teeka/contract/auth';
import { checkOtp } from '@teeka/domain/contact';
import { refusedAt } from '@teeka/domain/text';
import { type FormEvent, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import type { OtpSent } from '../../../platform/sign-in/index.ts';
import { CodeInput } from '../../../ui/code/code-input.tsx';
import { CodeSent } from '../../../ui/code/code-sent.tsx';
import { CodeTimer } from '../../../ui/code/code-timer.tsx';
import { Notice } from '../../../ui/form/notice.tsx';
import { textFields } from '../../../ui/form/text-fields.ts';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { NewPassword } from '../../../ui/password/new-password.tsx';
import { checkPasswordChange } from '../../../ui/password/password-change.ts';
import { usePolicy } from '../../../ui/password/use-policy.ts';
import { signInNext } from '../parts/required-update.ts';

interface Props {
  readonly mobile: string;
  readonly sent: OtpSent;
  readonly onAgain: () => Promise<OtpSent>;
  readonly onBack: () => void;
}

/** Code and new password together; a wrong code leaves the typed password where it is. */
export function ResetForm({ mobile, sent, onAgain, onBack }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const policy = usePolicy();
  const [current, setCurrent] = useState(sent);
  const [form, setForm] = useState({ otp: '', next: '', repeated: '' });
  const { refusals, busy, attempt } = useAttempt(['otp', 'newPassword', 'repeated']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!refusals.show([...refusedAt('otp', checkOtp(form.otp)), ...checkPasswordChange(form, policy)])) return;
    void attempt(async () => {
      const input = { newPassword: form.next, otp: form.otp, phoneNumber: mobile, txnId: current.txnId };
      await send(resetPassword, input, { ownRefusals: true });
      signInNext('');
      await navigate({ to: '/auth/login', replace: true });
    });
  };
  const again = () =>
    void attempt(async () => {
      setCurrent(await onAgain());
      setForm({ ...form, otp: '' });
    });
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <CodeSent className="quiet flat" text={t('auth:codeSentTo', { mobile: current.mobile_masked })} />
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <CodeInput autoFocus value={form.otp} onChange={(otp) => setForm({ ...form, otp })} error={refusals.of('otp')} />
      <CodeTimer seconds={current.expires_in} started={current} onAgain={again} />
      <NewPassword field={textFields({ form, put: setForm, errorOf: refusals.of })} policy={policy} />
      <Button type="submit" fullWidth loading={busy}>
        {t('auth:savePassword')}
      </Button>
      <Button variant="subtle" onClick={onBack}>
        {t('auth:changeMobile')}
      </Button>
    </form>
  );
}
