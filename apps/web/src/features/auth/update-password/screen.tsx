import { Link, useNavigate } from '@tanstack/react-router';
import { updatePassword } from '@teeka/contract/auth';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { ChangePasswordForm } from '../../../ui/password/change-password-form.tsx';
import classes from '../parts/auth-frame.module.css';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { dropRequiredUpdate, readRequiredUpdate, signInNext } from '../parts/required-update.ts';

/** A new password when signing in asked for one: first sign-in, expired, rules changed. */
export function Screen() {
  const { t } = useWords();
  const navigate = useNavigate();
  const [required] = useState(readRequiredUpdate);
  const back = (
    <Link to="/auth/login" className={classes.link}>
      {t('auth:backToSignIn')}
    </Link>
  );
  if (!required) {
    return (
      <AuthFrame title={t('auth:updatePassword')}>
        <p className="quiet flat">{t('auth:askAgain')}</p>
        {back}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('auth:updatePassword')}>
      <ChangePasswordForm
        userName={required.userName}
        label={t('auth:savePassword')}
        className="stack"
        lead={
          <p className="quiet flat">
            {t('auth:updateReason')} {required.userName ? t('auth:updateFor', { name: required.userName }) : ''}
          </p>
        }
        change={async (passwords) => {
          await send(updatePassword, { ...passwords, userId: required.userId }, { ownRefusals: true });
          dropRequiredUpdate();
          signInNext(required.userName);
          await navigate({ to: '/auth/login', replace: true });
        }}
      >
        <Link to="/auth/forgot" className={classes.link}>
          {t('auth:forgotQuestion')}
        </Link>
        {back}
      </ChangePasswordForm>
    </AuthFrame>
  );
}
