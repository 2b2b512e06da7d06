import { isCivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { expectedDelivery, goesOn, listIn, type Pregnancy, type PregnancyEvent, textIn } from '@teeka/domain/pregnancy';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { riskInWords } from '../../../records/pregnancies/risk-words.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';
import type { Child, Her } from '../parts/her.ts';
import { saidOf } from '../parts/said.ts';
import type { Act } from './act.ts';
import { childrenSent } from './child-name.ts';
import { weeksAndDays } from './time-line.ts';

/** Children of a delivery, or who were added to one, that are people of their own and stay so. */
function registeredWith(
  { children }: Her,
  pregnancy: Pregnancy | undefined,
  event: PregnancyEvent | undefined,
): readonly Child[] {
  const outcome = pregnancy?.outcome;
  // With a delivery go those who were added to it.
  const births = event && outcome?.event_id === event.event_id ? outcome.births : event?.births;
  return children.filter(({ beneficiary_id }) => births?.some(({ child_id }) => child_id === beneficiary_id));
}

/** Of what a sheet is: the risk, the referral, the entry that is taken back. */
export function AboutAct({ her, act: { kind, number, facts } }: { readonly her: Her; readonly act: Act }) {
  const { t } = useWords();
  const today = useToday();
  const pregnancy = her.pregnancies.find(({ pregnancy_number }) => pregnancy_number === number);
  const event = pregnancy?.events.find(({ event_id }) => event_id === textIn(facts, 'event'));
  const referral = pregnancy?.referrals.find(({ event_id }) => event_id === textIn(facts, 'referral'));
  /** How far she is and when the child is expected by the day that is typed: by it a wrong one is seen. */
  const weeksBy = (lmp: string): string => {
    const now = isCivilDate(lmp) ? weeksAndDays(lmp, today) : undefined;
    if (!now || !pregnancy) return '';
    const weeks = goesOn(pregnancy) ? `${t('pregnancyPage:weeks', { count: now.weeks })} · ` : '';
    return `${weeks}${t('pregnancyPage:expected')} ${displayDate(expectedDelivery(lmp))}`;
  };
  const about = {
    risk: listIn(facts, 'overruled')
      .map((risk) => riskInWords({ risk, reason: listIn(facts, 'overruled_reasons')[0] ?? '' }))
      .join(', '),
    referral: '',
    'referral-result':
      referral && pregnancy
        ? [
            ...saidOf('referral', referral.facts, ['whom']).map(([, said]) => said),
            childrenSent(referral, pregnancy, { her, t }),
            textIn(referral.facts, 'to_facility'),
            displayDate(referral.on),
          ]
            .filter(Boolean)
            .join(' · ')
        : '',
    withdrawal: event ? `${t(`pregnancyPage:event-${event.kind}`)} · ${instantWords(event.at)}` : '',
    'delivery-date': pregnancy?.outcome
      ? `${t('pregnancyPage:outcome-delivery')} · ${displayDate(pregnancy.outcome.on)}`
      : '',
    'lmp-date': weeksBy(textIn(facts, 'lmp_date')),
  }[kind];
  if (about === '') return null;
  const stay = kind === 'withdrawal' ? registeredWith(her, pregnancy, event) : [];
  return (
    <>
      <strong>{about}</strong>
      {stay.length > 0 ? (
        <p className="flat">
          {t('pregnancyPage:childrenStay', { names: stay.map(({ ben_name }) => ben_name).join(', ') })}
        </p>
      ) : null}
    </>
  );
}
