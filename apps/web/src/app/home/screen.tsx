import { Button } from '@mantine/core';
import { IconCloudOff, IconWifiOff } from '@tabler/icons-react';
import { Link, Navigate } from '@tanstack/react-router';
import type { HomeFigures } from '@teeka/contract/home';
import { nameHere } from '../../platform/language/name-here.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { signedIn, type User } from '../../platform/sign-in/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton-list.tsx';
import { Notice } from '../../ui/form/notice.tsx';
import { firstPage } from '../../ui/page/first-page.ts';
import { Page } from '../../ui/page/page.tsx';
import { roleTitle } from '../../ui/person/role-title.ts';
import { instantWords } from '../../ui/time/instant-words.ts';
import { menuLinks } from '../shell/menu-links.ts';
import { Figures } from './figures.tsx';
import classes from './home.module.css';
import { useFigures } from './use-figures.ts';

/** The first screen of who answers for a place: what waits there, and the ways on of the menu. */
export function Screen() {
  const now = useWatched(signedIn);
  if (now.status !== 'in') return null;
  const { user } = now;
  if (firstPage(user.role) === '/dashboard') return <Navigate to="/dashboard" replace />;
  return <Home user={user} />;
}

function Home({ user }: { readonly user: User }) {
  const { t } = useWords();
  const placeWords = usePlaceWords();
  const { figures, at, online, failed, again } = useFigures(user.userId);
  const place = (figures && placeWords(figures)) || nameHere(user, 'facility_name');
  const counted = { time: instantWords(new Date(at).toISOString()) };
  return (
    <Page title={place || t('app:dashboard')}>
      <p className={classes.who}>
        {t('app:greeting', { name: user.display_name })} · {t(roleTitle(user.role))}
      </p>
      {figures && !online ? <Notice kind="info">{t('app:homeAsOf', counted)}</Notice> : null}
      {figures && online && failed ? <Notice>{t('app:homeAsOfFailed', counted)}</Notice> : null}
      {figures ? <Figures figures={figures} user={user} /> : null}
      {!figures && online && !failed ? <SkeletonList rows={4} /> : null}
      {!figures && !online ? (
        <EmptyState icon={IconWifiOff} title={t('app:homeOffline')} text={t('app:homeOfflineNext')} />
      ) : null}
      {online && failed ? <Failed known={figures !== null} again={again} /> : null}
      <WaysOn user={user} />
    </Page>
  );
}

function Failed({ known, again }: { readonly known: boolean; readonly again: () => void }) {
  const { t } = useWords();
  const button = <Button onClick={again}>{t('app:retry')}</Button>;
  return known ? button : <EmptyState icon={IconCloudOff} title={t('app:homeFailed')} action={button} />;
}

/** What the area is called, with what it is. */
function usePlaceWords() {
  const { t } = useWords();
  return (figures: HomeFigures): string => {
    const name = nameHere(figures, 'place_name');
    if (figures.level === 'National') return t('app:homeNation');
    if (figures.level === 'Block') return name && t('app:homeBlock', { name });
    return figures.level === 'District' ? name && t('app:homeDistrict', { name }) : name;
  };
}

/** The other screens of the menu. */
function WaysOn({ user }: { readonly user: User }) {
  const { t } = useWords();
  return (
    <nav className={classes.ways} aria-label={t('app:whatToDo')}>
      <h2 className={classes.title}>{t('app:whatToDo')}</h2>
      <ul className={classes.places}>
        {menuLinks(user)
          .filter(({ to }) => to !== '/home')
          .map(({ to, title, icon: Icon }) => (
            <li key={to}>
              <Link to={to} className={classes.place}>
                <Icon size={20} stroke={1.7} aria-hidden />
                {t(title)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
