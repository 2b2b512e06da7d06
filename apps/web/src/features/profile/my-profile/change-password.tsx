import { Button } from '@mantine/core';
import { updatePasswordProfile } from '@teeka/contract/auth';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import type { User } from '../../../platform/sign-in/index.ts';
import { changeLockPassword } from '../../../platform/sign-in/prepare-lock.ts';
import { ChangePasswordForm } from '../../../ui/password/change-password-form.tsx';
import { toast } from '../../../ui/toast/index.ts';
import classes from './my-profile.module.css';

export function ChangePassword({ user, onDone }: { readonly user: User; readonly onDone: () => void }) {
  const { t } = useWords();
  return (
    <ChangePasswordForm
      userName={user.user_name}
      label={t('profile:saveChange')}
      className={classes.form}
      change={async (passwords) => {
        await send(updatePasswordProfile, { ...passwords, userId: user.user_id }, { ownRefusals: true });
        await changeLockPassword(user, passwords.newPassword).catch((error: unknown) =>
          console.error('The lock keeps the password of before', error),
        );
        toast.success(t('profile:passwordChanged'));
        onDone();
      }}
    >
      <Button variant="subtle" onClick={onDone}>
        {t('app:cancel')}
      </Button>
    </ChangePasswordForm>
  );
}
