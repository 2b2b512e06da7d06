import { displayDate } from '@teeka/domain/format';
import { isOfChild, numberIn, type Pregnancy, pregnancyForms } from '@teeka/domain/pregnancy';
import { useWords } from '../../../platform/language/use-words.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { Section, StatusBadge } from '../../../ui/index.ts';
import type { Her } from '../parts/her.ts';
import { saidOf } from '../parts/said.ts';
import classes from '../pregnancies.module.css';
import { weeksAndDays } from './time-line.ts';

/** What is looked for first in a visit; all of it stands among what was written. */
const main = [
  'weight',
  'haemoglobin',
  'signs',
  'urine_albumin',
  'blood_sugar',
  'fundal_height',
  'foetal_heart_rate',
  'ifa',
];
const mainAfter = ['danger_signs', 'temperature', ...pregnancyForms.postnatal.map(({ key }) => key).filter(isOfChild)];

/** Her visits with their main values, the latest first: before the delivery and after it. */
export function Visits({ her, pregnancy }: { readonly her: Her; readonly pregnancy: Pregnancy }) {
  const { t } = useWords();
  const visits = [
    ...pregnancy.visits.map((visit) => ({ ...visit, kind: 'antenatal' as const, only: main })),
    ...pregnancy.postnatal.map((visit) => ({ ...visit, kind: 'postnatal' as const, only: mainAfter })),
  ].toReversed();
  if (visits.length === 0) return null;
  return (
    <Section title={t('pregnancyPage:visits')}>
      <ul className={classes.entries}>
        {visits.map(({ event_id, on, facts, by, kind, only }) => {
          const weeks = kind === 'antenatal' ? weeksAndDays(pregnancy.lmp, on)?.weeks : undefined;
          const [upper, lower] = [numberIn(facts, 'systolic'), numberIn(facts, 'diastolic')];
          const pressure = upper === null || lower === null ? '' : `${upper}/${lower} ${t('pregnancyForms:unit-mmHg')}`;
          return (
            <li key={event_id} className={classes.entry}>
              <span className="between">
                <strong>
                  {[displayDate(on), weeks === undefined ? '' : t('pregnancyPage:weekShort', { week: weeks })]
                    .filter(Boolean)
                    .join(' · ')}
                </strong>
                {her.unsent.has(event_id) ? <StatusBadge status="savedHere" /> : null}
              </span>
              <FactList dense facts={[[t('pregnancyPage:trend-pressure'), pressure], ...saidOf(kind, facts, only)]} />
              <span className="quiet wraps">{her.names.get(by) ?? ''}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
