import { IconCalendarOff, IconCalendarPlus, IconHistory } from '@tabler/icons-react';
import type { Session } from '@teeka/contract/sessions';
import type { ReactNode } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { useOnline, usePull, useSessions } from '../../../records/workday/index.ts';
import { EmptyState, Page, SkeletonList } from '../../../ui/index.ts';
import { WayOn } from '../../../ui/way-on/way-on.tsx';
import classes from './dashboard.module.css';
import { LoudCard } from './loud-card.tsx';
import { PackLine } from './pack-line.tsx';
import { SessionLines } from './session-lines.tsx';
import { SetAside } from './set-aside.tsx';
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
  return (
    <Page title={t('app:dashboard')}>
      <div className={classes.stack}>
        {site}
        {hasSite ? <PackLine /> : null}
        {hasSite ? sessions ? <Plan plan={plan} today={today} /> : <Awaited /> : null}
        {plans ? <WaysOn /> : null}
      </div>
    </Page>
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
  const none = Object.values(plan).every((sessions) => sessions.length === 0);
  if (none) {
    return (
      <EmptyState icon={IconCalendarOff} title={t('sessions:noSessions')} text={t('sessions:noSessionsWhatNext')} />
    );
  }
  const next = primarySession(plan);
  /** One under a heading: the next to work at is loud, the others are lines. */
  const drawn = (sessions: readonly Session[]) => (
    <>
      {next && sessions.includes(next) ? <LoudCard session={next} today={today} /> : null}
      <SessionLines sessions={sessions.filter((one) => one !== next)} today={today} />
    </>
  );
  return (
    <>
      <h2 className={classes.title}>{t('sessions:todaysSessions')}</h2>
      {plan.today.length === 0 ? <p className="quiet flat">{t('sessions:noSessionsToday')}</p> : drawn(plan.today)}
      {plan.toEnd.length > 0 ? (
        <>
          <h2 className={classes.title}>{t('sessions:toEnd')}</h2>
          <p className="quiet flat">{t('sessions:toEndHelp')}</p>
          {drawn(plan.toEnd)}
        </>
      ) : null}
      {plan.coming.length === 0 ? null : <h2 className={classes.title}>{t('sessions:comingSessions')}</h2>}
      {drawn(plan.coming)}
      <SetAside sessions={plan.setAside} today={today} />
    </>
  );
}
