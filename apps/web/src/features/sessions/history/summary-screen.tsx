import { IconFileUnknown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Role } from '@teeka/contract/roles';
import { type SessionSummary, sessionSummary } from '@teeka/contract/sessions/history';
import { displayDate, indianNumber } from '@teeka/domain/format';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { isNone, send } from '../../../platform/api/index.ts';
import { dayOf, timeOf, useToday } from '../../../platform/clock/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { PaperButton } from '../../../records/papers/paper-button.tsx';
import { materialName } from '../../../records/schedule/dose-words.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import { historyPath } from '../../../records/sessions/history-path.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { EmptyState, Page, roleTitle, Section } from '../../../ui/index.ts';
import { clockWords } from '../../../ui/time/clock-words.ts';
import { dayWords } from '../parts/session-words.ts';
import { siteNames } from '../parts/site-names.ts';
import { NotHere } from '../plans/not-here.tsx';
import { PlanFacts } from '../plans/plan-facts.tsx';
import classes from '../plans/plans.module.css';
import { PastStatus } from './past-status.tsx';

/** What came of one session, in figures; people are not named here. */
export function Screen({ sessionID }: ParamsOf<'session-history/$sessionID'>) {
  const { t } = useWords();
  const back = historyPath();
  const online = useOnline();
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions', 'summary', sessionID],
    enabled: online,
    queryFn: () => send(sessionSummary, { session_id: sessionID }, { quiet: true, silent: true }),
  });
  if (data) return <Summary of={data} back={back} />;
  return (
    <Page title={t('plans:summary')} back={back}>
      {isNone(error) ? (
        <EmptyState icon={IconFileUnknown} title={t('plans:sessionGone')} />
      ) : (
        <NotHere online={online} failed={error !== null} again={() => void refetch()} rows={5} />
      )}
    </Page>
  );
}

function Summary({ of, back }: { readonly of: SessionSummary; readonly back: string }) {
  const { t } = useWords();
  const today = useToday();
  const { site, facility } = siteNames(of);
  const { vaccinated, rejected, noshow } = of.counts;
  const care = careOf(of);
  const figures: (readonly [string, number])[] = [
    [t('plans:vaccinated', care), vaccinated],
    [t('plans:notVaccinated', care), rejected],
    [t('plans:noshow'), noshow],
    [t('plans:walkIns'), of.walk_ins],
  ];
  const reasons = of.reasons.map((one) => ({ name: nameHere(one, 'reason'), count: one.count }));
  const team = of.team.map(({ display_name, role }) => `${display_name} (${t(roleTitle(role as Role))})`);
  const doses = of.doses.map((given) => ({ name: materialName(given), count: given.count }));
  return (
    <Page title={site} back={back} aside={<PastStatus session={of} />}>
      <p className="quiet">{[facility, dayWords(of.date_of_session, today)].filter(Boolean).join(' · ')}</p>
      <Section title={t('plans:summary')}>
        <dl className={classes.figures}>
          {figures.map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{indianNumber(count)}</dd>
            </div>
          ))}
        </dl>
        <DoneBy at={of.started_at} by={of.started_by_name} words="plans:startedBy" />
        <DoneBy at={of.ended_at} by={of.ended_by_name} words="plans:endedBy" />
      </Section>
      <Section title={t('plans:doses', care)}>
        {doses.length === 0 ? <p className="quiet">{t('plans:noDoses', care)}</p> : <Counted of={doses} />}
      </Section>
      {reasons.length > 0 ? (
        <Section title={t('plans:reasons', care)}>
          <Counted of={reasons} />
        </Section>
      ) : null}
      <Section title={t('plans:title')}>
        <PlanFacts session={of} />
        {of.team.length > 0 ? (
          <p>
            {t('plans:team')}: {team.join(', ')}
          </p>
        ) : null}
      </Section>
      <PaperButton
        paper={{
          kind: 'session',
          session_id: of.session_id,
          day: of.date_of_session,
          name: of.session_name || of.session_site_name,
        }}
      />
    </Page>
  );
}

function Counted({ of }: { readonly of: readonly { readonly name: string; readonly count: number }[] }) {
  return (
    <ul className={classes.lines}>
      {of.map(({ name, count }) => (
        <li key={name}>
          <span>{name}</span>
          <strong>{indianNumber(count)}</strong>
        </li>
      ))}
    </ul>
  );
}

interface DoneByProps {
  readonly at: string | null;
  readonly by: string;
  readonly words: 'plans:startedBy' | 'plans:endedBy';
}

function DoneBy({ at, by, words }: DoneByProps) {
  const { t } = useWords();
  const today = useToday();
  if (at === null || by === '') return null;
  const instant = new Date(at);
  const day = dayOf(instant);
  const time = clockWords(timeOf(instant));
  return <p className="quiet">{t(words, { time: day === today ? time : `${displayDate(day)} ${time}`, name: by })}</p>;
}
