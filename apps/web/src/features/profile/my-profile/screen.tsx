import { Button } from '@mantine/core';
import { updatePasswordProfile } from '@teeka/contract/auth';
import { type Role, sessionRoles } from '@teeka/contract/roles';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { nameHere } from '../../../platform/language/name-here.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { signedIn, type User } from '../../../platform/sign-in/index.ts';
import { changeLockPassword } from '../../../platform/sign-in/prepare-lock.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { OwnLetterButton } from '../../../records/appreciation/own-letter-button.tsx';
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
import { LinkRegistry, UnlinkRegistry } from './registry.tsx';
import { SignIns } from './sign-ins.tsx';

/** Those whose work at sessions is counted under their name. */
const counted: readonly Role[] = sessionRoles;

/** Who is signed in and where, where this person is posted, the own picture, mobile number and password. */
export function Screen() {
  const { t } = useWords();
  const now = useWatched(signedIn);
  const [changing, setChanging] = useState<'name' | 'mobile' | 'password' | 'hpr' | 'unlink' | null>(null);
  const online = useOnline();
  if (now.status !== 'in') return null;
  const { user } = now;
  /** The form, or in its place the button that opens it. */
  const place = (what: NonNullable<typeof changing>, words: string, Form: typeof DisplayName) => (
    <InPlace stands={changing === what ? what : null} className={classes.inPlace}>
      {changing === what ? (
        <Form user={user} onDone={() => setChanging(null)} />
      ) : (
        <Button variant="light" disabled={!online} onClick={() => setChanging(what)}>
          {words}
        </Button>
      )}
    </InPlace>
  );
  return (
    <Page title={t('app:myProfile')}>
      <Section title={user.display_name}>
        <Photo user={user} />
        <Details user={user} />
        {place('name', t('profile:changeName'), DisplayName)}
      </Section>
      {online ? null : <Notice kind="info">{t('profile:needsNetwork')}</Notice>}
      <Section title={t('profile:mobile')}>{place('mobile', t('profile:changeMobile'), ChangeMobile)}</Section>
      <Section title={t('profile:password')}>{place('password', t('profile:changePassword'), ChangePassword)}</Section>
      <Section title={t('profile:hpr')}>
        {user.hpr_number ? <FactList facts={[[t('profile:hprId'), user.hpr_number]]} /> : null}
        {place('hpr', user.hpr_number ? t('profile:hprChange') : t('profile:hprLink'), LinkRegistry)}
        {user.hpr_number && changing !== 'hpr' ? (
          <Button variant="subtle" color="red" disabled={!online} onClick={() => setChanging('unlink')}>
            {t('profile:hprUnlink')}
          </Button>
        ) : null}
        {changing === 'unlink' ? <UnlinkRegistry onDone={() => setChanging(null)} /> : null}
      </Section>
      {counted.includes(user.role) ? (
        <Section title={t('appreciation:letter')}>
          <p className="quiet">{t('appreciation:ownText')}</p>
          <OwnLetterButton user={user} />
        </Section>
      ) : null}
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
