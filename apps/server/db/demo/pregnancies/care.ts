import { type DayNumber, dayText } from '@teeka/domain/calendar';
import type { Answers } from '@teeka/domain/forms';
import { type EarlierPregnancy, earlierAnswers, pregnancyRules } from '@teeka/domain/pregnancy';
import type { Telling } from './recording.ts';

const [{ visitWeeks }] = pregnancyRules;

/** How a pregnancy is cared for. */
export interface Care {
  readonly lmp: DayNumber;
  /** The last day on which anything may have happened: yesterday, or the day before the end. */
  readonly until: DayNumber;
  /** Of the windows of visits those that she missed. */
  readonly missed: readonly number[];
  /** What the last visit found beyond the usual. */
  readonly found?: Found;
  /** When her children before this one were born. */
  readonly births: readonly DayNumber[];
}

export type Found = 'anaemia' | 'pressure' | 'twins';

/** Severe anaemia waits for whoever has to judge it; of a high pressure and of twins somebody said that they hold. */
const findings: Readonly<Record<Found, Answers>> = {
  anaemia: { haemoglobin: 6.4 },
  pressure: { systolic: 148, diastolic: 96, haemoglobin: 10.6 },
  twins: { signs: ['twins'], ultrasound: true, haemoglobin: 10.2 },
};
const risks = { pressure: 'High BP (140/90 or more)', twins: 'Twins' } as const;

const bornThen = (born: DayNumber): EarlierPregnancy => ({
  year: Number(dayText(born).slice(0, 4)),
  outcome: 'Delivery',
  birth: 'Live birth',
  delivery: 'Normal',
});

/** Registers her in the first months, and writes down her visits. */
export function tellCare(telling: Telling, { lmp, until, missed, found, births }: Care): void {
  const { numbers } = telling;
  const registered = Math.min(until, lmp + 43 + numbers.between(0, 36));
  telling.say(registered, 'registered', {
    lmp_date: dayText(lmp),
    registered_on: dayText(registered),
    pregnancies: births.length + 1,
    births: births.length,
    ...earlierAnswers(births.map(bornThen)),
    jsy: true,
    ...(numbers.chance(0.4) ? { blood_group: numbers.pick(['A+ve', 'B+ve', 'O+ve', 'AB+ve']) } : {}),
  });
  const days = visitWeeks.flatMap(([from, to], nth): DayNumber[] => {
    if (missed.includes(nth)) return [];
    const first = Math.max(lmp + from * 7, registered);
    const day = first + numbers.between(0, Math.max(0, Math.min(21, lmp + to * 7 + 6 - first)));
    return day <= until && day <= lmp + to * 7 + 6 ? [day] : [];
  });
  const weight = numbers.between(440, 580) / 10;
  for (const [nth, day] of days.entries()) {
    const isLast = nth === days.length - 1;
    telling.say(day, 'antenatal', {
      visited_on: dayText(day),
      place: numbers.pick(['Sub-Centre', 'VHSND', 'PHC']),
      weight: Math.round((weight + ((day - lmp) / 7) * 0.28) * 10) / 10,
      systolic: numbers.between(52, 64) * 2,
      diastolic: numbers.between(33, 41) * 2,
      haemoglobin: numbers.between(96, 122) / 10,
      ...(nth === 0 ? { height: numbers.between(146, 162), hiv: 'Non-reactive', syphilis: 'Non-reactive' } : {}),
      urine_albumin: 'Absent',
      ifa: numbers.pick([30, 60]),
      ...(isLast && found ? findings[found] : {}),
    });
    if (!isLast || !found) continue;
    // Nobody has judged a severe anaemia yet, nor sent her: she stands at the top of the list.
    if (found === 'anaemia') continue;
    telling.say(day, 'risk', { risks: [risks[found]], identified_by: 'PHC medical officer' });
    const referral = telling.say(day, 'referral', {
      referred_on: dayText(day),
      to_facility: 'CHC',
      reason: 'delivery at a hospital has to be planned',
      transport: 'private',
    });
    if (found === 'pressure' && day < until)
      telling.say(day + 1, 'referral-result', { referral, heard_on: dayText(day + 1), arrived: true });
  }
}
