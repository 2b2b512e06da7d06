import { useWords } from '../../../platform/language/use-words.ts';
import { sendCode, type User } from '../../../platform/sign-in/index.ts';
import { SentCode } from '../../../ui/code/sent-code.tsx';
import { MobileFirst } from '../parts/mobile-first.tsx';
import { useRedirects } from './use-redirects.ts';
import { withCode } from './with-code.ts';

/** Mobile number, then the code that was sent to it. */
export function CodeForm({ onEntered }: { readonly onEntered: (user: User) => void }) {
  const { t } = useWords();
  const redirect = useRedirects();
  return (
    <MobileFirst path="mobile" ask={sendCode}>
      {({ mobile, sent, onSent, onBack }) => (
        <SentCode
          sent={sent}
          confirm={t('auth:verify')}
          back={t('auth:changeMobile')}
          onCode={withCode(sent, { onEntered, redirect })}
          onAgain={async () => onSent(await sendCode(mobile, sent.txnId))}
          onBack={onBack}
        />
      )}
    </MobileFirst>
  );
}
