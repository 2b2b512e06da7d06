import { Button } from '@mantine/core';
import { updatePasswordProfile } from '@teeka/contract/auth';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { nameHere } from '../../../platform/language/name-here.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { signedIn, type User } from '../../../platform/sign-in/index.ts';
import { changeLockPassword } from '../../../platform/sign-in/prepare-lock.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { InPlace } from '../../../ui/form/in-place.tsx';
import { Notice } from '../../../ui/form/notice.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { ChangePasswordForm } from '../../../ui/password/change-password-form.tsx';
import { roleTitle } from '../../../ui/person/role-title.ts';
import { toast } from '../../../ui/toast/index.ts';
import { ChangeMobile } from './change-mobile.tsx';
import { DisplayName } from './display-name.tsx';
import classes from './my-profile.module.css';
import { Photo } from './photo.tsx';
import { SignIns } from './sign-ins.tsx';

/** Who is signed in and where, where this person is posted, the own picture, mobile number and password. */
export function Screen() {
  const { t } = useWords();
  const now = useWatched(signedIn);
  const [changing, setChanging] = useState<'name' | 'mobile' | 'password' | null>(null);
  const online = useOnline();
  if (now.status !== 'in') return null;
  const done = () => setChanging(null);
  return (
    <Page title={t('app:myProfile')}>
      <Section title={now.user.display_name}>
        <Photo user={now.user} />
        <Details user={now.user} />
        <InPlace stands={changing === 'name' ? changing : null} className={classes.inPlace}>
          {changing === 'name' ? (
            <DisplayName user={now.user} onDone={done} />
          ) : (
            <Button variant="light" disabled={!online} onClick={() => setChanging('name')}>
              {t('profile:changeName')}
            </Button>
          )}
        </InPlace>
      </Section>
      {online ? null : <Notice kind="info">{t('profile:needsNetwork')}</Notice>}
      <Section title={t('profile:mobile')}>
        <InPlace stands={changing === 'mobile' ? changing : null} className={classes.inPlace}>
          {changing === 'mobile' ? (
            <ChangeMobile user={now.user} onDone={done} />
          ) : (
            <Button variant="light" disabled={!online} onClick={() => setChanging('mobile')}>
              {t('profile:changeMobile')}
            </Button>
          )}
        </InPlace>
      </Section>
      <Section title={t('profile:password')}>
        <InPlace stands={changing === 'password' ? changing : null} className={classes.inPlace}>
          {changing === 'password' ? (
            <ChangePassword user={now.user} onDone={done} />
          ) : (
            <Button variant="light" disabled={!online} onClick={() => setChanging('password')}>
              {t('profile:changePassword')}
            </Button>
          )}
        </InPlace>
      </Section>
      <SignIns online={online} />
    </Page>
  );
}

function Details({ user }: { readonly user: User }) {
  const { t } = useWords();
  const lines = [
    [t('profile:role'), t(roleTitle(user.role))],
    [t('profile:userName'), user.user_name],
    [t('profile:mobile'), user.mobile_number],
    [t('profile:facility'), nameHere(user, 'facility_name')],
    [t('profile:villages'), user.villages.map((one) => nameHere(one, 'village_name')).join(', ')],
    [t('profile:block'), nameHere(user, 'block')],
    [t('profile:district'), nameHere(user, 'district')],
    [t('profile:state'), nameHere(user, 'state')],
  ] as const;
  return <FactList facts={lines} />;
}

function ChangePassword({ user, onDone }: { readonly user: User; readonly onDone: () => void }) {
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
