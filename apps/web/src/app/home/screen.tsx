import { IconChevronRight } from '@tabler/icons-react';
import { Link, Navigate } from '@tanstack/react-router';
import { sessionRoles } from '@teeka/contract/roles';
import { lazy } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { signedIn } from '../../platform/sign-in/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { Page } from '../../ui/page/page.tsx';
import { nameInScript } from '../../ui/person/place-name.ts';
import { roleTitle } from '../../ui/person/role-title.ts';
import { mayOpen } from '../routing/may-open.ts';
import classes from './home.module.css';

/** What each role can open from here, most used first. */
const places = [
  ['/dashboard', 'app:dashboard'],
  ['/session-plans', 'plans:title'],
  ['/session-plans/history', 'plans:history'],
  ['/search-beneficiary', 'app:searchBeneficiary'],
  ['/people', 'app:searchBeneficiary'],
  ['/due-list', 'app:dueList'],
  ['/new-beneficiary', 'app:newBeneficiary'],
  ['/registrations-by-worker', 'reports:byWorkerTitle'],
  ['/planned-beneficiaries', 'reports:plannedTitle'],
  ['/aefi', 'aefi:title'],
  ['/utilisation', 'stock:summaryTitle'],
  ['/notifiable-bites', 'biteReports:notifiableTitle'],
  ['/previous-vaccinations', 'app:previousVaccinations'],
  ['/configurations', 'app:configuration'],
] as const;

const Sessions = lazy(() => import('../workplaces/dashboard.tsx').then((file) => ({ default: file.Screen })));

/** Who works at session sites begins with the sessions; /dashboard itself is the vaccinator's (specification). */
const worksInSessions = (role: string): boolean => (sessionRoles as readonly string[]).includes(role);

/** The first screen of all others: who is signed in, and the ways on that this role has. */
export function Screen() {
  const { t } = useWords();
  const now = useWatched(signedIn);
  if (now.status !== 'in') return null;
  const { user } = now;
  if (user.role === 'Vaccinator') return <Navigate to="/dashboard" replace />;
  if (worksInSessions(user.role)) return <Sessions />;
  const allowed = places.filter(([to]) => mayOpen(to, user));
  return (
    <Page title={t('app:greeting', { name: user.display_name })}>
      <p className={classes.who}>
        {t(roleTitle(user.role))}
        {user.facility_name ? ` · ${nameInScript(user.facility_name, user.facility_name_hi)}` : ''}
      </p>
      <nav className={classes.places} aria-label={t('app:whatToDo')}>
        {allowed.map(([to, title]) => (
          <Link key={to} to={to} className={classes.place}>
            {t(title)}
            <IconChevronRight size={22} aria-hidden />
          </Link>
        ))}
      </nav>
    </Page>
  );
}
