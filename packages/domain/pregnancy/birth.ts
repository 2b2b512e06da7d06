import { addDays, type CivilDate, isCivilDate } from '../calendar/index.ts';
import { checkDay } from '../person/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { refusedAt } from '../text/index.ts';
import { type Birth, numberIn, type PregnancyAct, textIn } from './event.ts';
import { formRefusals } from './form-refusals.ts';
import { birthFields, mostChildren } from './forms/index.ts';
import { bornAlive, type Outcome } from './record.ts';

/** Children of a delivery are people, or will be: no two have one number. */
function sameChildRefusals(births: readonly Birth[]): Refusals {
  const isSecond = (nth: number, key: 'birth_id' | 'child_id') => {
    const id = births[nth]?.[key];
    return id !== null && births.findIndex((other) => other[key] === id) < nth;
  };
  return births.flatMap((_, nth): Refusals => {
    if (isSecond(nth, 'birth_id')) return [{ code: 'REQVAL0002', path: `births.${nth}.birth_id` }];
    return isSecond(nth, 'child_id') ? [{ code: 'BENPRE0019', path: `births.${nth}.child_id` }] : [];
  });
}

/** The children of a delivery: as many rows as were born, each of its kind, the first of its day, others of it or the next. */
export function birthRefusals({ facts, births }: PregnancyAct, today: CivilDate): Refusals {
  const [live, still] = [numberIn(facts, 'live_births'), numberIn(facts, 'still_births')];
  if (live === null || still === null) return [];
  const born = live + still;
  if (born < 1 || born > mostChildren)
    return [{ code: 'BENPRE0003', path: 'live_births', values: { max: mostChildren } }];
  const living = births.filter(bornAlive).length;
  if (births.length !== born || living !== live)
    return [{ code: 'BENPRE0004', path: 'births', values: { born, rows: births.length } }];
  return [
    ...births.flatMap((birth, nth) =>
      rowRefusals(birth, textIn(facts, 'delivered_on'), today).map((refusal) => ({
        ...refusal,
        path: `births.${nth}.${refusal.path}`,
      })),
    ),
    ...sameChildRefusals(births),
    ...firstChildRefusals(births, textIn(facts, 'delivered_on')),
    ...dischargeRefusals(facts, today),
  ];
}

/** A child that is added to a delivery: one row, of its day, and none of those who are written down. */
export function addedBirthRefusals({ births }: PregnancyAct, delivery: Outcome, today: CivilDate): Refusals {
  const [added] = births;
  if (!added || births.length > 1)
    return [{ code: 'BENPRE0004', path: 'births', values: { born: 1, rows: births.length } }];
  if (delivery.births.length >= mostChildren)
    return [{ code: 'BENPRE0003', path: 'births', values: { max: mostChildren } }];
  const all = [...delivery.births, added];
  const place = `births.${delivery.births.length}.`;
  const same = sameChildRefusals(all).map((one) => ({ ...one, path: one.path?.replace(place, 'births.0.') ?? '' }));
  const own = rowRefusals(added, delivery.on, today).map((one) => ({ ...one, path: `births.0.${one.path}` }));
  return [...own, ...same];
}

/** The day of a delivery is that on which its first child was born. */
function firstChildRefusals(births: readonly Birth[], delivered: string): Refusals {
  const days = births.map(({ facts }) => textIn(facts, 'born_on'));
  if (!isCivilDate(delivered) || days.some((day) => !isCivilDate(day)) || days.includes(delivered)) return [];
  return [{ code: 'BENPRE0020', path: 'births.0.born_on', values: { min: delivered } }];
}

function rowRefusals(birth: Birth, delivered: string, today: CivilDate): Refusals {
  const { facts, child_id } = birth;
  const ofForm = formRefusals(birthFields, facts, 'BENPAR0001');
  const numbered: Refusals =
    bornAlive(birth) === (child_id !== null && child_id.trim() !== '')
      ? []
      : [{ code: 'BENPRE0019', path: 'child_id' }];
  const day = textIn(facts, 'born_on');
  if (!isCivilDate(delivered) || !isCivilDate(day)) return [...ofForm, ...numbered];
  const ofDay = refusedAt('born_on', checkDay(day, { min: '1920-01-01', max: today }));
  // The second of twins may be born after midnight.
  const isOfDelivery = day === delivered || day === addDays(delivered, 1);
  const other: Refusals = isOfDelivery ? [] : [{ code: 'BENPRE0011', path: 'born_on', values: { min: delivered } }];
  return [...ofForm, ...numbered, ...(ofDay.length > 0 ? ofDay : other)];
}

function dischargeRefusals(facts: PregnancyAct['facts'], today: CivilDate): Refusals {
  const [delivered, discharged] = [textIn(facts, 'delivered_on'), textIn(facts, 'discharged_on')];
  if (!isCivilDate(delivered) || !isCivilDate(discharged)) return [];
  const [from, to] = [textIn(facts, 'delivered_time'), textIn(facts, 'discharged_time')];
  const isBefore = discharged < delivered || (discharged === delivered && from !== '' && to !== '' && to < from);
  if (isBefore) return [{ code: 'BENPRE0005', path: 'discharged_on' }];
  return refusedAt('discharged_on', checkDay(discharged, { min: delivered, max: today }));
}
