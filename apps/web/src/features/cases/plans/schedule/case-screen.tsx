import { Button, Checkbox } from '@mantine/core';
import { IconCalendarCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalWords } from '../../../../platform/language/refusal-words.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { doseName, explained, ImmunisationCard } from '../../../../records/schedule/index.ts';
import { EmptyState, Notice, Section, StatusBadge } from '../../../../ui/index.ts';
import { CasePage, type StepProps } from '../../visit/case-page.tsx';
import { GivenToday } from '../../visit/given-today.tsx';
import { PaperCard } from '../../visit/paper-card.tsx';
import { ReportAefi } from '../../visit/report-aefi.tsx';
import classes from '../../visit/visit.module.css';
import { EarlierEvents, eventPath, eventReasonRefused } from './earlier-events.tsx';
import { isOver } from './is-over.ts';
import { OtherDoses } from './other-doses.tsx';
import { answerRefused, Questions } from './questions.tsx';
import type { OpenVisit } from './use-visit.ts';
import { notToday, toggled } from './visit.ts';

/** First step of a case: what is due and why, and the questions before the needle. */
export function Screen() {
  const { t } = useWords();
  const [problem, setProblem] = useState<'dose' | 'questions' | null>(null);
  const go = ({ visit, goTo }: StepProps) => {
    const unclear = !visit.visit.screened || answerRefused(visit.visit) !== null || eventReasonRefused(visit) !== null;
    const found = unclear ? 'questions' : visit.chosen.length === 0 ? 'dose' : null;
    setProblem(found);
    if (!found) goTo('vaccination');
  };
  return (
    <CasePage
      step="case"
      title={t('app:caseDetails')}
      draw={(step) => ({
        action:
          step.visit.offers.length + step.visit.told.length > 0 ? (
            <Button onClick={() => go(step)}>{t('cases:continue')}</Button>
          ) : null,
        content: (
          <div className={classes.sections}>
            <Refused visit={step.visit} />
            {step.visit.mended ? null : (
              <GivenToday person={step.visit.person} day={step.visit.day}>
                <ReportAefi person={step.at.beneficiaryId} />
              </GivenToday>
            )}
            <EarlierEvents visit={step.visit} asked={problem !== null} />
            {step.visit.offers.length > 0 ? (
              <Due visit={step.visit} />
            ) : (
              <EmptyState icon={IconCalendarCheck} title={t(noneWords(step.visit))} />
            )}
            <OtherDoses visit={step.visit} />
            {step.visit.offers.length + step.visit.told.length > 0 ? (
              <>
                {problem === 'dose' ? <Notice>{t('cases:chooseDose')}</Notice> : null}
                <Questions visit={step.visit} missing={problem === 'questions'} />
              </>
            ) : null}
            <Later visit={step.visit} />
          </div>
        ),
      })}
    />
  );
}

/** Why the visit that is corrected was refused; what was said of an event stands with it. */
function Refused({ visit: { mended, warnings } }: { readonly visit: OpenVisit }) {
  const shown = warnings.map(({ event }) => eventPath(event.report_id));
  const refusals = mended?.refusals.filter(({ path = '' }) => !shown.includes(path)) ?? [];
  return [...new Set(refusals.map(refusalWords))].map((sentence) => <Notice key={sentence}>{sentence}</Notice>);
}

/** Why nothing is offered: all that could be given was, or nothing could. */
function noneWords(visit: OpenVisit) {
  if (isOver(visit)) return 'cases:visitDone' as const;
  return visit.isTyped ? ('cases:nothingWasDue' as const) : ('cases:nothingDue' as const);
}

function Due({ visit }: { readonly visit: OpenVisit }) {
  const { t } = useWords();
  const { offers, change } = visit;
  const chosen = new Set(visit.chosen.map(({ offer }) => offer.dose.code));
  const held = new Set(visit.held.map(({ dose }) => dose.code));
  return (
    <Section title={t(visit.isTyped ? 'cases:wasGiven' : 'cases:giveToday')}>
      <ul className={classes.doses}>
        {offers.map(({ dose }) => (
          <li key={dose.code}>
            <label className={classes.dose} htmlFor={`give-${dose.code}`}>
              <Checkbox
                id={`give-${dose.code}`}
                checked={chosen.has(dose.code)}
                disabled={held.has(dose.code)}
                onChange={() => void change(toggled(visit.visit, dose.code, offers))}
                aria-label={doseName(dose.code)}
              />
              <span className={classes.doseText}>
                <span className={classes.name}>{doseName(dose.code)}</span>
                <span className={classes.quiet}>
                  {held.has(dose.code) ? t('cases:heldBack') : explained(dose.reason)}
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

function Later({ visit }: { readonly visit: OpenVisit }) {
  const { t } = useWords();
  const coming = notToday(visit.forecastNow);
  return (
    <>
      {coming.length > 0 ? (
        <details className={classes.later} open={visit.offers.length === 0}>
          <summary>
            {t('cases:notNow')} ({coming.length})
          </summary>
          <ul className={classes.doses}>
            {coming.map((dose) => (
              <li key={dose.code} className={classes.dose}>
                <span className={classes.doseText}>
                  <span className={classes.name}>{doseName(dose.code)}</span>
                  <span className={classes.quiet}>{explained(dose.reason)}</span>
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <details className={classes.later}>
        <summary>{t('cases:card')}</summary>
        <ImmunisationCard forecast={visit.forecast} />
      </details>
      <PaperCard />
    </>
  );
}
