import { Link } from '@tanstack/react-router';
import { verifyMobileNumber } from '@teeka/contract/auth';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import classes from '../parts/auth-frame.module.css';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { MobileFirst } from '../parts/mobile-first.tsx';
import { ResetForm } from './reset-form.tsx';

const askForCode = (mobileNo: string) => send(verifyMobileNumber, { mobileNo }, { ownRefusals: true });

/** A forgotten password: the registered mobile number first, then its code and the new password. */
export function Screen() {
  const { t } = useWords();
  const back = (
    <Link to="/auth/login" className={classes.link}>
      {t('auth:backToSignIn')}
    </Link>
  );
  const lead = <p className="quiet flat">{t('auth:forgotText')}</p>;
  return (
    <AuthFrame title={t('auth:forgotPassword')}>
      <MobileFirst path="mobileNo" ask={askForCode} lead={lead} below={back}>
        {({ mobile, sent, onBack }) => (
          <ResetForm mobile={mobile} sent={sent} onAgain={() => askForCode(mobile)} onBack={onBack} />
        )}
      </MobileFirst>
    </AuthFrame>
  );
}
