import { Button, Checkbox } from '@mantine/core';
import { IconCalendarCheck } from '@tabler/icons-react';
import { displayDate } from '@teeka/domain/format';
import { useState } from 'react';
import { refusalWords, useWords } from '../../../../platform/language/index.ts';
import type { Words } from '../../../../platform/language/use-words.ts';
import { doseName, explained, ImmunisationCard } from '../../../../records/schedule/index.ts';
import { Disclosure } from '../../../../ui/disclosure/disclosure.tsx';
import { EmptyState, Notice, Section, StatusBadge } from '../../../../ui/index.ts';
import { late } from '../../../../ui/late/late.tsx';
import { isUsable } from '../../visit/batch-choices.ts';
import { GivenToday } from '../../visit/given-today.tsx';
import { PaperCard } from '../../visit/paper-card.tsx';
import type { PageProps } from '../../visit/plan.ts';
import { ReportAefi } from '../../visit/report-aefi.tsx';
import classes from '../../visit/visit.module.css';
import { VisitPage } from '../../visit/visit-page.tsx';
import { EarlierEvents, eventPath, eventReasonRefused } from './earlier-events.tsx';
import { nextVisit } from './next-visit.ts';
import { OtherDoses } from './other-doses.tsx';
import { Questions } from './questions.tsx';
import { reasonRefused } from './reason-to-go-on.tsx';
import type { ScheduleVisit } from './use-schedule-visit.ts';
import { notToday, toggled } from './visit.ts';

/** Asked for once a day. */
export const VialsSheet = late(async () => ({ default: (await import('./vials-sheet.tsx')).VialsSheet }));

/** First step of a case: what is due and why, and the questions before the needle. */
export function FirstPage<S>(props: PageProps<ScheduleVisit, S>) {
  const { t } = useWords();
  const [problem, setProblem] = useState<'dose' | 'questions' | null>(null);
  const [looking, setLooking] = useState(false);
  const { visit, at, goTo, plan } = props;
  const hasDoses = visit.offers.length + visit.recorded.length > 0;
  const go = () => {
    const unclear =
      !visit.draft.screened || reasonRefused(visit.draft.yes ?? [], visit.draft.reasons) || eventReasonRefused(visit);
    const found = unclear ? 'questions' : visit.chosen.length === 0 ? 'dose' : null;
    setProblem(found);
    if (found) return;
    // What is typed later or corrected was given from vials that need not be those of today.
    const isToday = !visit.isTyped && !visit.corrected;
    if (isToday && visit.unseen.length > 0) setLooking(true);
    else goTo(isToday && plan.ready(visit) ? 'summary' : 'vaccination');
  };
  const take = (vials: Readonly<Record<string, string>>) => {
    setLooking(false);
    void visit.takeVials(vials);
    const hasVial = ({ offer, choice }: ScheduleVisit['chosen'][number]) =>
      choice ? isUsable(choice) : vials[offer.row.vaccine] !== undefined;
    goTo(visit.chosen.every(hasVial) ? 'summary' : 'vaccination');
  };
  return (
    <VisitPage {...props} action={hasDoses ? <Button onClick={go}>{t('cases:continue')}</Button> : null}>
      <div className="stack">
        <Refused visit={visit} />
        {visit.corrected ? null : (
          <GivenToday person={visit.person} day={visit.today}>
            <ReportAefi person={at.beneficiaryId} />
          </GivenToday>
        )}
        <EarlierEvents visit={visit} tapped={problem !== null} />
        {visit.offers.length > 0 ? (
          <Due visit={visit} />
        ) : (
          <EmptyState icon={IconCalendarCheck} title={t(noneWords(visit))} {...comesNext(visit, t)} />
        )}
        <OtherDoses visit={visit} />
        {hasDoses ? (
          <>
            {problem === 'dose' ? <Notice>{t('cases:chooseDose')}</Notice> : null}
            <Questions visit={visit} missing={problem === 'questions'} />
          </>
        ) : null}
        <Later visit={visit} />
      </div>
      {looking ? <VialsSheet visit={visit} onClose={() => setLooking(false)} onConfirm={take} /> : null}
    </VisitPage>
  );
}

/** Why the visit that is corrected was refused; what was said of an event stands with it. */
function Refused({ visit: { corrected, warnings } }: { readonly visit: ScheduleVisit }) {
  const shown = warnings.map(({ event }) => eventPath(event.report_id));
  const refusals = corrected?.refusals.filter(({ path = '' }) => !shown.includes(path)) ?? [];
  return [...new Set(refusals.map(refusalWords))].map((sentence) => <Notice key={sentence}>{sentence}</Notice>);
}

/** Why nothing is offered: all that could be given was, or nothing could. */
function noneWords(visit: ScheduleVisit) {
  if (visit.isOver) return 'cases:visitDone' as const;
  return visit.isTyped ? ('cases:nothingWasDue' as const) : ('cases:nothingDue' as const);
}

/** After a visit that is over: when the family is to come again. */
function comesNext(visit: ScheduleVisit, t: Words) {
  if (!visit.isOver) return {};
  const next = nextVisit(visit.forecastNow, visit.today);
  return { text: next ? t('cases:messageNext', { date: displayDate(next) }) : t('cases:messageNextNone') };
}

function Due({ visit }: { readonly visit: ScheduleVisit }) {
  const { t } = useWords();
  const { draft, offers, change } = visit;
  const chosen = new Set(visit.chosen.map(({ offer }) => offer.dose.code));
  const withheld = new Set(visit.withheld.map(({ dose }) => dose.code));
  return (
    <Section title={t(visit.isTyped ? 'cases:wasGiven' : 'cases:giveToday')}>
      <ul className="bare-list stack-10">
        {offers.map(({ dose }) => (
          <li key={dose.code}>
            <label className={classes.dose} htmlFor={`give-${dose.code}`}>
              <Checkbox
                id={`give-${dose.code}`}
                checked={chosen.has(dose.code)}
                disabled={withheld.has(dose.code)}
                onChange={() => void change(toggled(draft, dose.code, offers))}
                aria-label={doseName(dose.code)}
              />
              <span className={classes.doseText}>
                <span className={classes.name}>{doseName(dose.code)}</span>
                <span className={classes.quiet}>
                  {withheld.has(dose.code) ? t('cases:withheld') : explained(dose.reason)}
                </span>
              </span>
              <StatusBadge status={dose.overdue ? 'overdue' : 'due'} />
            </label>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Later({ visit }: { readonly visit: ScheduleVisit }) {
  const { t } = useWords();
  const coming = notToday(visit.forecastNow);
  return (
    <>
      {coming.length > 0 ? (
        <Disclosure
          title={
            <>
              {t('cases:notNow')} ({coming.length})
            </>
          }
          open={visit.offers.length === 0}
        >
          <ul className="bare-list stack-10">
            {coming.map((dose) => (
              <li key={dose.code} className={classes.dose}>
                <span className={classes.doseText}>
                  <span className={classes.name}>{doseName(dose.code)}</span>
                  <span className={classes.quiet}>{explained(dose.reason)}</span>
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
      <Disclosure title={t('cases:card')}>
        <ImmunisationCard forecast={visit.forecast} />
      </Disclosure>
      <PaperCard />
    </>
  );
}
