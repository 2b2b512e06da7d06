import { Button } from '@mantine/core';
import type { Role } from '@teeka/contract/roles';
import type { Names } from '@teeka/domain/names';
import { useEffect, useState } from 'react';
import { versionDetails } from '../../../platform/api/index.ts';
import { readersName } from '../../../platform/language/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { Notice } from '../../../ui/form/notice.tsx';
import { useRefusals } from '../../../ui/form/use-refusals.ts';
import { roleTitle } from '../../../ui/person/role-title.ts';
import frame from '../parts/auth-frame.module.css';
import classes from './demo-sign-ins.module.css';
import { type Outcomes, usePasswordSignIn } from './use-password-sign-in.ts';
import { useRedirects } from './use-redirects.ts';

/** How many are offered before the rest is requested: the form above must stay near. */
const few = 5;

interface DemoSignIn {
  readonly user_name: string;
  readonly password: string;
  readonly role: Role;
  readonly name: Names;
  readonly site: Names;
}

/** Kept while the app runs: who signs out without network finds them again. */
let known: readonly DemoSignIn[] = [];

async function readDemoSignIns(): Promise<readonly DemoSignIn[]> {
  const response = await fetch('/demo-sign-ins.json');
  const list: unknown = response.ok ? await response.json() : [];
  if (Array.isArray(list)) known = list as DemoSignIn[];
  return known;
}

/** The cards are a long list: what is said of one is seen without looking for it. */
const intoView = (said: HTMLDivElement | null) => said?.scrollIntoView({ block: 'nearest' });

/** Where the demonstration district is loaded: its sign-ins, one tap each. */
export function DemoSignIns(outcomes: Outcomes) {
  const { t } = useWords();
  const details = useWatched(versionDetails);
  const [list, setList] = useState(known);
  const refusals = useRefusals([]);
  const redirect = useRedirects();
  const [tapped, setTapped] = useState('');
  const { busy, signIn } = usePasswordSignIn(outcomes);
  const [all, setAll] = useState(false);
  const demo = details?.demo === true;
  useEffect(() => {
    if (!demo) return;
    const read = () => void readDemoSignIns().then(setList, () => undefined);
    read();
    // Whoever opened this without network gets them once it is there.
    window.addEventListener('online', read);
    return () => window.removeEventListener('online', read);
  }, [demo]);
  if (!demo || list.length === 0) return null;
  const enter = (user_name: string, password: string) => {
    refusals.show([]);
    setTapped(user_name);
    signIn({ user_name, password }).catch((error) => redirect(error, user_name) || refusals.fail(error));
  };
  return (
    <section className={classes.demo} aria-labelledby="demo-title">
      <h2 id="demo-title" className={classes.title}>
        {t('auth:demoTitle')}
      </h2>
      <p className="quiet flat">{t('auth:demoText')}</p>
      <ul className={classes.list}>
        {(all ? list : list.slice(0, few)).map(({ user_name, password, role, name, site }) => (
          <li key={user_name}>
            <button type="button" className={classes.card} disabled={busy} onClick={() => enter(user_name, password)}>
              <strong>{readersName(name)}</strong>
              <span>
                {t(roleTitle(role))} · {readersName(site)}
              </span>
              {role === 'ANM' ? <span className={classes.note}>{t('auth:demoAnm')}</span> : null}
              <code>{user_name}</code>
            </button>
            {user_name === tapped && refusals.general ? (
              <div ref={intoView}>
                <Notice>{refusals.general}</Notice>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {all || list.length <= few ? null : (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {t('auth:demoAll', { n: list.length })}
        </Button>
      )}
      {details?.inbox_link ? (
        <a className={frame.link} href={details.inbox_link} target="_blank" rel="noreferrer">
          {t('auth:demoInbox')}
        </a>
      ) : null}
    </section>
  );
}
