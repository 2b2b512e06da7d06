import type { DayNumber } from '@teeka/domain/calendar';
import { pregnancyRules } from '@teeka/domain/pregnancy';
import { nameOfNewborn } from '../people/names.ts';
import { referenceNumber } from '../people/numbers.ts';
import type { DemoPerson } from '../people/person.ts';
import { type Random, random } from '../random.ts';
import { type Found, tellCare } from './care.ts';
import { tellAbortion, tellDelivery, tellLost, tellMotherDied, tellNewbornDied } from './ends.ts';
import { type DemoPregnancy, Telling } from './recording.ts';

const gestation = pregnancyRules[0].daysToDelivery;

/** Deliveries of so many days are in the register of pregnancies. */
const registerDays = 400;

/** A woman with what is recorded of her pregnancies. */
export interface Recorded {
  readonly woman: DemoPerson;
  readonly pregnancies: readonly DemoPregnancy[];
}

/** What may be recorded of a mother of whom there is no other pregnancy on record. */
type Part = 'near' | 'overdue' | 'delivered' | 'lost' | 'aborted' | 'mother-died' | 'newborn-died';

/** Of the mothers of a catchment who are between two pregnancies: the first few one each, later ones now and then. */
const parts: ReadonlyMap<number, Part> = new Map([
  [0, 'near'],
  [1, 'mother-died'],
  [2, 'overdue'],
  [3, 'newborn-died'],
  [4, 'delivered'],
  [6, 'lost'],
  [7, 'near'],
  [9, 'overdue'],
  [12, 'aborted'],
  [15, 'delivered'],
]);
const everySoMany = 70;

/** Numbers of children who are not registered yet lie far behind those of all who are. */
const unregistered = 4_000_000;

interface Of {
  readonly seed: number;
  readonly today: DayNumber;
  readonly nth: number;
}

/** Tells of the pregnancies of one catchment, woman by woman, so that each kind of story is among them. */
export class PregnanciesOfCatchment {
  #pregnant = 0;
  #delivered = 0;
  #resting = 0;

  /** Undefined for whoever has none on record. */
  of(person: DemoPerson, of: Of): Recorded | undefined {
    if (person.gender !== 2 || person.diedOn !== null || (person.births.length === 0 && person.lmp === null)) return;
    const numbers = random(of.seed, 7, of.nth);
    const pregnancies = this.#deliveries(person, numbers, of);
    if (person.lmp !== null) return { woman: person, pregnancies: this.#going(person, pregnancies, numbers, of) };
    if (pregnancies.length > 0) return { woman: person, pregnancies };
    return this.#between(person, numbers, of);
  }

  /** Deliveries of the last year, of children who are there. */
  #deliveries(woman: DemoPerson, numbers: Random, { today }: Of): DemoPregnancy[] {
    const recent = (woman.children ?? []).filter(({ born }) => born > today - registerDays && born < today);
    return recent.map(({ born, beneficiary_id, name, girl }, at) => {
      const nth = this.#delivered;
      this.#delivered += 1;
      const telling = new Telling(numbers);
      const births = woman.births.slice(0, woman.births.indexOf(born));
      const [lostTwin, found] = [nth % 9 === 4, nth % 9 === 4 ? ('twins' as const) : undefined];
      tellCare(telling, {
        lmp: born - gestation,
        until: born - 1,
        missed: missedBy(nth),
        births,
        ...(found && { found }),
      });
      const child = { child_id: beneficiary_id, name, girl };
      tellDelivery(telling, { day: born, child, lostTwin, until: today - 1, visits: nth % 4 === 3 ? 1 : 5 });
      return { pregnancy_number: at + 1, acts: telling.acts };
    });
  }

  /** The one that goes on; in some families after one that was lost early. */
  #going(woman: DemoPerson, before: readonly DemoPregnancy[], numbers: Random, { today }: Of): DemoPregnancy[] {
    const nth = this.#pregnant;
    this.#pregnant += 1;
    const lmp = woman.lmp ?? today;
    const recorded = [...before];
    if (nth % 9 === 5 && before.length === 0) {
      const lost = new Telling(numbers);
      const earlier = lmp - 190;
      tellCare(lost, { lmp: earlier, until: earlier + 74, missed: [0], births: woman.births });
      tellAbortion(lost, earlier + 88);
      recorded.push({ pregnancy_number: 1, acts: lost.acts });
    }
    const telling = new Telling(numbers);
    const found = foundBy(nth, today - lmp);
    const { births } = woman;
    tellCare(telling, { lmp, until: today - 1, missed: missedBy(nth), births, ...(found && { found }) });
    recorded.push({ pregnancy_number: recorded.length + 1, acts: telling.acts });
    return recorded;
  }

  /** Mothers whose youngest is two to seven: one is near her day, one past it, one has delivered, one is not to be found. */
  #between(woman: DemoPerson, numbers: Random, { seed, today, nth }: Of): Recorded | undefined {
    const youngest = woman.births.at(-1) ?? 0;
    const isOfAge = woman.born < today - 19 * 366 && woman.born > today - 35 * 365;
    if (!isOfAge || youngest > today - 900 || youngest < today - 2600) return;
    const at = this.#resting;
    this.#resting += 1;
    const part = parts.get(at) ?? parts.get(at % everySoMany);
    if (!part) return;
    const telling = new Telling(numbers);
    const { births } = woman;
    const since = {
      near: numbers.between(255, 276),
      overdue: numbers.between(281, 296),
      delivered: 279,
      lost: 190,
      aborted: 120,
      'mother-died': 284,
      'newborn-died': 287,
    }[part];
    const lmp = today - since;
    const until = {
      ...{ near: today - 1, overdue: today - 1, delivered: today - 2, lost: today - 60, aborted: lmp + 70 },
      ...{ 'mother-died': today - 6, 'newborn-died': today - 9 },
    }[part];
    tellCare(telling, { lmp, until, missed: part === 'overdue' && at % 2 === 0 ? [3] : [], births });
    if (part === 'lost') tellLost(telling, today - 12);
    if (part === 'aborted') tellAbortion(telling, lmp + 84);
    const bornAgo = { delivered: 1, 'mother-died': 5, 'newborn-died': 8 };
    if (part === 'delivered' || part === 'mother-died' || part === 'newborn-died') {
      const child_id = referenceNumber(unregistered + nth, seed);
      const [name, girl] = [nameOfNewborn(woman.ben_name), at % 2 === 0];
      const child = { child_id, name, girl, ...(part === 'delivered' ? { time: '21:40' as const } : {}) };
      const day = today - bornAgo[part];
      tellDelivery(telling, { day, child, lostTwin: false, until: today - 1, visits: 0 });
      if (part === 'mother-died') tellMotherDied(telling, day);
      if (part === 'newborn-died') tellNewbornDied(telling, day);
    }
    const pregnancies = [{ pregnancy_number: 1, acts: telling.acts }];
    if (part === 'mother-died') return { woman: { ...woman, diedOn: today - bornAgo[part] + 1 }, pregnancies };
    return { woman: part === 'overdue' || part === 'near' ? { ...woman, lmp } : woman, pregnancies };
  }
}

/** Most come to every visit; some have missed the second, some the third, some all since the first. */
function missedBy(nth: number): readonly number[] {
  return [[], [], [1], [], [2], [], [], [1, 2, 3], [], []][nth % 10] ?? [];
}

/** A tenth are of high risk; what was found has to have been looked for, so not before the fourth month. */
function foundBy(nth: number, days: number): Found | undefined {
  if (days < 100) return undefined;
  if (nth % 20 === 3) return 'pressure';
  return nth === 1 || nth % 20 === 6 ? 'anaemia' : nth % 40 === 12 ? 'twins' : undefined;
}
