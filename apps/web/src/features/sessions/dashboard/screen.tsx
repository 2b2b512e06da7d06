import { IconCalendarOff, IconCalendarPlus, IconHistory } from '@tabler/icons-react';
import type { Session } from '@teeka/contract/sessions';
import type { ReactNode } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { useOnline, usePull, useSessions, useView } from '../../../records/workday/index.ts';
import { EmptyState, Page, SkeletonList } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { WayOn } from '../../../ui/way-on/way-on.tsx';
import classes from './dashboard.module.css';
import { PackLine } from './pack-line.tsx';
import { SessionCard } from './session-card.tsx';
import { dayPlan, packNote, primarySession } from './state.ts';

interface Props {
  /** Where the worker works: the site strip and picker. */
  readonly site: ReactNode;
  readonly hasSite: boolean;
  /** Whether this worker also plans sessions and looks back at them. */
  readonly plans: boolean;
}

/** The first screen of a session day: is the day on this phone, which sessions are there, and the way into today's. */
export function Dashboard({ site, hasSite, plans }: Props) {
  const { t } = useWords();
  const today = useToday();
  const sessions = useSessions();
  const plan = dayPlan(sessions ?? [], today);
  const primary = primarySession(plan);
  return (
    <Page title={t('app:dashboard')} action={primary ? <OpenButton session={primary} /> : null}>
      <div className={classes.stack}>
        {site}
        {hasSite ? <PackLine /> : null}
        {hasSite ? sessions ? <Plan plan={plan} today={today} /> : <Awaited /> : null}
        {plans ? <WaysOn /> : null}
      </div>
    </Page>
  );
}

/** The one thing to do next: into the session that runs or waits today. */
function OpenButton({ session }: { readonly session: Session }) {
  const { t } = useWords();
  return (
    <LinkButton to={`/session/${session.session_id}`} size="lg">
      {t('sessions:open')}
    </LinkButton>
  );
}

/** To the plans and to the sessions of the past. */
function WaysOn() {
  const { t } = useWords();
  return (
    <div className={classes.ways}>
      <WayOn to="/session-plans" icon={IconCalendarPlus}>
        {t('plans:title')}
      </WayOn>
      <WayOn to="/session-history" icon={IconHistory}>
        {t('plans:history')}
      </WayOn>
    </div>
  );
}

/** Rows of what is coming, but only while it really comes. */
function Awaited() {
  const pulling = usePull();
  const online = useOnline();
  return packNote(pulling, { pulledAt: null, online, kept: 'no' }).kind === 'opening' ? (
    <SkeletonList rows={4} />
  ) : null;
}

function Plan({ plan, today }: { readonly plan: ReturnType<typeof dayPlan>; readonly today: string }) {
  const { t } = useWords();
  const none = [plan.toEnd, plan.today, plan.coming].every((sessions) => sessions.length === 0);
  if (none) {
    return (
      <EmptyState icon={IconCalendarOff} title={t('sessions:noSessions')} text={t('sessions:noSessionsWhatNext')} />
    );
  }
  return (
    <>
      {plan.toEnd.length > 0 ? (
        <>
          <h2 className={classes.title}>{t('sessions:toEnd')}</h2>
          <p className="quiet flat">{t('sessions:toEndHelp')}</p>
          <Cards sessions={plan.toEnd} today={today} />
        </>
      ) : null}
      <h2 className={classes.title}>{t('sessions:todaysSessions')}</h2>
      {plan.today.length === 0 ? <p className="quiet flat">{t('sessions:noSessionsToday')}</p> : null}
      <Cards sessions={plan.today} today={today} />
      {plan.coming.length === 0 ? null : <h2 className={classes.title}>{t('sessions:comingSessions')}</h2>}
      <Cards sessions={plan.coming} today={today} />
    </>
  );
}

function Cards({ sessions, today }: { readonly sessions: readonly Session[]; readonly today: string }) {
  const site = useView()?.rows.meta.site;
  const siteName = nameHere(site, 'session_site_name');
  if (sessions.length === 0) return null;
  return (
    <ul className={classes.cards}>
      {sessions.map((session) => (
        <li key={session.session_id}>
          <SessionCard session={session} today={today} siteName={siteName} />
        </li>
      ))}
    </ul>
  );
}
