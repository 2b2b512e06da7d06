import { IconChevronRight } from '@tabler/icons-react';
import { Link, Navigate } from '@tanstack/react-router';
import { nameHere } from '../../platform/language/name-here.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { signedIn } from '../../platform/sign-in/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { firstPage } from '../../ui/page/first-page.ts';
import { Page } from '../../ui/page/page.tsx';
import { roleTitle } from '../../ui/person/role-title.ts';
import { menuLinks } from '../shell/menu-links.ts';
import classes from './home.module.css';

/** The first screen of who answers for a place: who is signed in, and the ways on of the menu. */
export function Screen() {
  const { t } = useWords();
  const now = useWatched(signedIn);
  if (now.status !== 'in') return null;
  const { user } = now;
  if (firstPage(user.role) === '/dashboard') return <Navigate to="/dashboard" replace />;
  const links = menuLinks(user).filter(({ to }) => to !== '/home');
  return (
    <Page title={t('app:greeting', { name: user.display_name })}>
      <p className={classes.who}>
        {t(roleTitle(user.role))}
        {user.facility_name ? ` · ${nameHere(user, 'facility_name')}` : ''}
      </p>
      <nav className={classes.places} aria-label={t('app:whatToDo')}>
        {links.map(({ to, title }) => (
          <Link key={to} to={to} className={classes.place}>
            {t(title)}
            <IconChevronRight size={22} aria-hidden />
          </Link>
        ))}
      </nav>
    </Page>
  );
}
