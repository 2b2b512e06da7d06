import { isCivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { expectedDelivery, goesOn, listIn, textIn } from '@teeka/domain/pregnancy';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { riskInWords } from '../../../records/pregnancies/risk-words.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';
import type { Her } from '../parts/her.ts';
import type { Act } from './act-sheet.tsx';
import { weeksAndDays } from './time-line.ts';

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
    'referral-result': referral ? `${textIn(referral.facts, 'to_facility')} · ${displayDate(referral.on)}` : '',
    withdrawal: event ? `${t(`pregnancyPage:event-${event.kind}`)} · ${instantWords(event.at)}` : '',
    'delivery-date': '',
    'lmp-date': weeksBy(textIn(facts, 'lmp_date')),
  }[kind];
  return about === '' ? null : <strong>{about}</strong>;
}
