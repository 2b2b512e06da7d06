import { type DayNumber, dayText } from '@teeka/domain/calendar';
import type { Answers } from '@teeka/domain/forms';
import { type Birth, postnatalDays } from '@teeka/domain/pregnancy';
import { instantOf } from '../days.ts';
import { idAt, type Telling } from './recording.ts';

/** A child who was born alive: the number of its record, and its name there. */
export interface DemoChild {
  readonly child_id: string;
  readonly name: string;
  readonly girl: boolean;
  /** In the evening, where the hour is known: it is written down that night. */
  readonly time?: '21:40';
}

export interface DemoDelivery {
  readonly day: DayNumber;
  readonly child: DemoChild;
  /** The second of twins was born dead. */
  readonly lostTwin: boolean;
  /** Nothing is recorded after this day. */
  readonly until: DayNumber;
  /** Postnatal visits at most. */
  readonly visits: number;
}

export function tellDelivery(telling: Telling, { day, child, lostTwin, until, visits }: DemoDelivery): void {
  const { numbers } = telling;
  const birth = (facts: Answers, child_id: string | null): Birth => ({
    birth_id: idAt(numbers, instantOf(day, 700)),
    child_id,
    facts: { born_on: dayText(day), weight: numbers.between(22, 34) / 10, ...facts },
  });
  const live = birth(
    {
      birth_outcome: 'Live birth',
      sex: child.girl ? 'female' : 'male',
      name: child.name,
      term: 'Full term',
      cried: true,
      breastfed: true,
      vitamin_k: true,
      ...(child.time ? { born_time: child.time } : {}),
    },
    child.child_id,
  );
  const lost = birth(
    { birth_outcome: 'Still birth', still_birth_type: 'Fresh', sex: child.girl ? 'male' : 'female' },
    null,
  );
  const home = !lostTwin && numbers.chance(0.08);
  telling.say(
    day,
    'delivery',
    {
      delivered_on: dayText(day),
      ...(child.time ? { delivered_time: child.time } : {}),
      place: home ? 'Home' : numbers.pick(['Community Health Centre', 'Primary Health Centre', 'District Hospital']),
      conducted_by: home ? 'Trained birth attendant' : numbers.pick(['Staff nurse', 'ANM', 'Doctor']),
      delivery_type: 'Normal',
      complications: [lostTwin ? 'Twin pregnancy' : 'None'],
      live_births: 1,
      still_births: lostTwin ? 1 : 0,
    },
    { births: lostTwin ? [live, lost] : [live], ...(child.time ? { minutes: 22 * 60 } : {}) },
  );
  for (const after of postnatalDays.slice(0, visits)) {
    if (day + after > until || numbers.chance(0.25)) continue;
    telling.say(day + after, 'postnatal', {
      visited_on: dayText(day + after),
      systolic: numbers.between(52, 62) * 2,
      diastolic: numbers.between(33, 40) * 2,
      temperature: numbers.between(368, 374) / 10,
      ifa: 30,
      child_well: 'well',
    });
  }
}

export const tellAbortion = (telling: Telling, day: DayNumber): string =>
  telling.say(day, 'abortion', {
    aborted_on: dayText(day),
    abortion_type: 'Spontaneous',
    place: 'government',
    contraception: 'none',
  });

export const tellLost = (telling: Telling, day: DayNumber): string =>
  telling.say(day, 'lost', { lost_on: dayText(day), reason: 'the family has moved away for work' });

/** She died the day after her delivery; her child lives, and is visited. */
export function tellMotherDied(telling: Telling, delivered: DayNumber): void {
  const died = delivered + 1;
  telling.say(died, 'maternal-death', {
    died_on: dayText(died),
    place: 'CHC',
    cause: 'Haemorrhage',
  });
  tellOfChild(telling, delivered + 3, 'well');
}

/** The child was well on the first day and has died by the third. */
export function tellNewbornDied(telling: Telling, delivered: DayNumber): void {
  tellOfChild(telling, delivered + 1, 'well');
  tellOfChild(telling, delivered + 3, 'died');
}

const tellOfChild = (telling: Telling, day: DayNumber, child_well: 'well' | 'died'): string =>
  telling.say(day, 'postnatal', { visited_on: dayText(day), child_well });
