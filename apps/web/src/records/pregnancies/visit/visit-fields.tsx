import { type Answer, type Answers, isApplicable } from '@teeka/domain/forms';
import {
  abdomenFrom,
  daysOfAct,
  nextAfter,
  type Pregnancy,
  type PregnancyField,
  textIn,
} from '@teeka/domain/pregnancy';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { FormFields } from '../../../ui/form-fields/form-fields.tsx';
import { Notice, Section } from '../../../ui/index.ts';
import { type Found, foundIn } from './found.ts';
import { fieldsOfStep, isBeforeAbdomen, type VisitStep, visitSteps } from './steps.ts';
import { useVisitWords } from './use-visit-words.ts';
import classes from './visit.module.css';
import { VisitNotices } from './visit-notices.tsx';

interface Props {
  /** The day is that of the session: it is not asked. */
  readonly ofSession?: boolean;
  readonly step: Exclude<VisitStep, 'summary'>;
  readonly pregnancy: Pregnancy;
  readonly others: readonly Pregnancy[];
  readonly today: string;
  readonly facts: Answers;
  readonly errorOf: (path: string) => string | undefined;
  readonly onAnswer: (key: string, value: Answer) => void;
}

/** One step of a visit: its questions one below the other, under each at once what is out of order and why it matters. */
export function VisitFields({ ofSession = false, step, pregnancy, others, today, facts, errorOf, onAnswer }: Props) {
  const { t, fieldsOf } = useVisitWords();
  const on = textIn(facts, 'visited_on') || today;
  const { usual, seldom } = fieldsOfStep(step, pregnancy, on);
  const found = foundIn(facts, pregnancy, today);
  const days = daysOfAct('antenatal', pregnancy, today, nextAfter(pregnancy, others));
  const words = fieldsOf(pregnancy, on);
  const question = (fields: readonly PregnancyField[]) => (
    <FormFields
      fields={fields}
      answers={facts}
      words={words}
      errorOf={errorOf}
      isRequired={({ needed }) => needed === true}
      onAnswer={onAnswer}
      daysOf={() => days}
    />
  );
  const questions = (fields: readonly PregnancyField[]) =>
    fields
      .filter(
        (field) => field.key !== 'systolic' && !(ofSession && field.key === 'visited_on') && isApplicable(field, facts),
      )
      .map((field) => {
        const systolic = field.key === 'diastolic' ? fields.find(({ key }) => key === 'systolic') : undefined;
        return (
          <div key={field.key}>
            {systolic ? (
              <div className={classes.pair}>
                {question([systolic])}
                {question([field])}
              </div>
            ) : (
              question([field])
            )}
            <OutOfOrder found={found.filter((one) => one.field === field.key)} />
          </div>
        );
      });
  const opens = seldom.some(({ key }) => errorOf(key) !== undefined || found.some((one) => one.field === key));
  return (
    <Section title={t(`pregnancyVisit:step-${step}`)}>
      <div className={classes.fields}>
        {step === visitSteps[0] ? <VisitNotices pregnancy={pregnancy} on={on} /> : null}
        {questions(usual)}
        {step === 'measured' && isBeforeAbdomen(pregnancy, on) ? (
          <p className="quiet wraps">{t('pregnancyVisit:tooEarly', { week: abdomenFrom })}</p>
        ) : null}
        {seldom.length > 0 ? (
          <Disclosure key={step} title={t(`pregnancyVisit:more-${step}`)} open={opens || undefined}>
            <div className={classes.seldom}>{questions(seldom)}</div>
          </Disclosure>
        ) : null}
      </div>
    </Section>
  );
}

/** What is out of order, read out as it is found; what needs a doctor stands out. */
function OutOfOrder({ found }: { readonly found: readonly Found[] }) {
  const { because } = useVisitWords();
  return (
    <div className={classes.found} aria-live="polite">
      {found.map((one) => (
        <Notice key={one.reason} kind={one.urgency === 'today' ? 'error' : 'info'}>
          {because(one)}
        </Notice>
      ))}
    </div>
  );
}
