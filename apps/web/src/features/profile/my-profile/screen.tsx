import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { signedIn, type User } from '../../../platform/sign-in/index.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { roleTitle } from '../../../ui/person/role-title.ts';
import { ChangePassword } from './change-password.tsx';
import classes from './my-profile.module.css';

/** Who is signed in, where this person is posted, and the own password. */
export function Screen() {
  const { t } = useWords();
  const now = useWatched(signedIn);
  const [changing, setChanging] = useState(false);
  if (now.status !== 'in') return null;
  return (
    <Page title={t('app:myProfile')}>
      <Section title={now.user.display_name}>
        <Details user={now.user} />
      </Section>
      <Section title={t('profile:changePassword')}>
        {changing ? (
          <ChangePassword user={now.user} onDone={() => setChanging(false)} />
        ) : (
          <Button variant="light" onClick={() => setChanging(true)}>
            {t('profile:changePassword')}
          </Button>
        )}
      </Section>
    </Page>
  );
}

function Details({ user }: { readonly user: User }) {
  const { t } = useWords();
  const lines = [
    [t('profile:role'), t(roleTitle(user.role))],
    [t('profile:userName'), user.user_name],
    [t('profile:mobile'), user.mobile_number],
    [t('profile:facility'), user.facility_name],
    [t('profile:villages'), user.villages.map((village) => village.village_name).join(', ')],
    [t('profile:block'), user.block],
    [t('profile:district'), user.district],
    [t('profile:state'), user.state],
  ] as const;
  return (
    <dl className={classes.details}>
      {lines.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
