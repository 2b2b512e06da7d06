import { Link, useNavigate } from '@tanstack/react-router';
import { updatePassword } from '@teeka/contract/auth';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { ChangePasswordForm } from '../../../ui/password/change-password-form.tsx';
import { dropAskedUpdate, readAskedUpdate, signInNext } from '../parts/asked-update.ts';
import classes from '../parts/auth-frame.module.css';
import { AuthFrame } from '../parts/auth-frame.tsx';

/** A new password when signing in asked for one: first sign-in, expired, rules changed. */
export function Screen() {
  const { t } = useWords();
  const navigate = useNavigate();
  const [asked] = useState(readAskedUpdate);
  const back = (
    <Link to="/auth/login" className={classes.link}>
      {t('auth:backToSignIn')}
    </Link>
  );
  if (!asked) {
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
        userName={asked.userName}
        label={t('auth:savePassword')}
        className="stack"
        lead={
          <p className="quiet flat">
            {t('auth:updateReason')} {asked.userName ? t('auth:updateFor', { name: asked.userName }) : ''}
          </p>
        }
        change={async (passwords) => {
          await send(updatePassword, { ...passwords, userId: asked.userId }, { ownRefusals: true });
          dropAskedUpdate();
          signInNext(asked.userName);
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
