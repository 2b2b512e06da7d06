import { sendOtpUpdateMobileNumber, updateMobileNumber } from '@teeka/contract/profile';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { OtpSent, User } from '../../../platform/sign-in/index.ts';
import { fetchUser } from '../../../platform/sign-in/index.ts';
import { toast } from '../../../ui/index.ts';
import { MobileCode } from './mobile-code.tsx';
import { MobileNumber } from './mobile-number.tsx';

const own = { ownRefusals: true } as const;

/** A new mobile number of one's own: the number, then the code that was sent to it. */
export function ChangeMobile({ user, onDone }: { readonly user: User; readonly onDone: () => void }) {
  const { t } = useWords();
  const [mobile, setMobile] = useState('');
  const [sent, setSent] = useState<OtpSent | null>(null);
  const sendCode = async (mobile_number: string) => {
    setSent(await send(sendOtpUpdateMobileNumber, { mobile_number }, own));
    setMobile(mobile_number);
  };
  if (!sent)
    return (
      <MobileNumber registered={user.mobile_number} before={mobile} onSend={sendCode} onCancel={onDone} />
    );
  return (
    <MobileCode
      key={sent.txnId}
      sent={sent}
      onCode={async (otp) => {
        await send(updateMobileNumber, { otp, txnId: sent.txnId }, own);
        toast.success(t('profile:mobileChanged'));
        await fetchUser({ background: true }).catch(() => undefined);
        onDone();
      }}
      onAgain={() => sendCode(mobile)}
      onBack={() => setSent(null)}
    />
  );
}
