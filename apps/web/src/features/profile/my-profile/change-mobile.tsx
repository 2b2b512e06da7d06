import { sendOtpUpdateMobileNumber, updateMobileNumber } from '@teeka/contract/profile';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { OtpSent, User } from '../../../platform/sign-in/index.ts';
import { fetchUser } from '../../../platform/sign-in/index.ts';
import { SentCode } from '../../../ui/code/sent-code.tsx';
import { InPlace } from '../../../ui/form/in-place.tsx';
import { toast } from '../../../ui/index.ts';
import { MobileNumber, type NewMobile } from './mobile-number.tsx';

const own = { ownRefusals: true } as const;

/** A new mobile number of one's own: the number, then the code that was sent to it. */
export function ChangeMobile({ user, onDone }: { readonly user: User; readonly onDone: () => void }) {
  const { t } = useWords();
  // The password stays in the memory of this form only, for a code that is sent once more.
  const [typed, setTyped] = useState<NewMobile>({ mobile: '', password: '' });
  const [sent, setSent] = useState<OtpSent | null>(null);
  const sendCode = async ({ mobile, password }: NewMobile) => {
    const input = { mobile_number: mobile, currentPassword: password };
    setSent(await send(sendOtpUpdateMobileNumber, input, own));
    setTyped({ mobile, password });
  };
  const number = (
    <MobileNumber
      registered={user.mobile_number}
      userName={user.user_name}
      before={typed.mobile}
      onSend={sendCode}
      onCancel={onDone}
    />
  );
  return (
    <InPlace stands={sent ? 'code' : 'number'}>
      {sent ? (
        <SentCode
          confirm={t('profile:confirmMobile')}
          back={t('profile:otherMobile')}
          key={sent.txnId}
          sent={sent}
          onCode={async (otp) => {
            await send(updateMobileNumber, { otp, txnId: sent.txnId }, own);
            toast.success(t('profile:mobileChanged'));
            await fetchUser({ background: true }).catch(() => undefined);
            onDone();
          }}
          onAgain={() => sendCode(typed)}
          onBack={() => setSent(null)}
        />
      ) : (
        number
      )}
    </InPlace>
  );
}
