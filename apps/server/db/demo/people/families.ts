import { type DayNumber, dayNumber, dayText } from '@teeka/domain/calendar';
import { aadhaarTypeId, studentCardTypeId } from '@teeka/domain/identity';
import { earliestDay } from '../days.ts';
import type { Village } from '../places/plan.ts';
import { type Random, random } from '../random.ts';
import { familyNames, nameOfNewborn } from './names.ts';
import {
  referenceNumber,
  syntheticAadhaar,
  syntheticMobile,
  syntheticStudentCard,
  syntheticVoterId,
} from './numbers.ts';
import type { DemoChildOf, DemoPerson } from './person.ts';

const year = 365.25;

/** Children a woman has in the end: about 2.8 on average, as in the rural north. */
const families: readonly (readonly [upTo: number, children: number])[] = [
  [0.03, 0],
  [0.12, 1],
  [0.42, 2],
  [0.74, 3],
  [0.9, 4],
  [0.97, 5],
  [1, 6],
];

/**
 * Days on which a woman gives birth, up to nine months after `today`: the first child at 18 to 25, the next ones
 * two to four years apart.
 */
function birthsOf(numbers: Random, motherBorn: DayNumber, today: DayNumber): DayNumber[] {
  const draw = numbers.next();
  const children = families.find(([upTo]) => draw < upTo)?.[1] ?? 2;
  const births: DayNumber[] = [];
  let next = motherBorn + Math.round((18.4 + numbers.next() * numbers.next() * 9) * year);
  for (let nth = 0; nth < children; nth += 1) {
    if (next > today + 280) break;
    births.push(next);
    next += Math.round((1.75 + numbers.next() * numbers.next() * 4.5) * year);
  }
  return births;
}

const voterIdTypeId = 12;

/** Shares of people with an Aadhaar card by age in years, roughly; a baby has none yet. */
function aadhaarShare(age: number): number {
  if (age < 1) return 0.03;
  if (age < 5) return 0.3;
  return age < 18 ? 0.8 : 0.88;
}

/** The photo ID of the nth person of that age in years, or none. */
function identityCard(numbers: Random, age: number, of: { nth: number; seed: number }): DemoPerson['photo'] {
  const draw = numbers.next();
  if (draw < aadhaarShare(age)) return { type: aadhaarTypeId, number: syntheticAadhaar(of.nth, of.seed) };
  if (age >= 18 && draw < 0.96) return { type: voterIdTypeId, number: syntheticVoterId(of.nth, of.seed) };
  if (age >= 6 && age < 17 && draw < 0.9) {
    return { type: studentCardTypeId, number: syntheticStudentCard(of.nth, of.seed) };
  }
  return null;
}

/** What all people of one demo have in common; the counters grow with every family. */
export interface Census {
  readonly seed: number;
  readonly today: DayNumber;
  people: number;
  families: number;
}

export type Draft = Pick<DemoPerson, 'ben_name' | 'born' | 'gender' | 'guardian_name'> &
  Partial<Pick<DemoPerson, 'guardian_id' | 'lmp' | 'births' | 'story' | 'diedOn'>>;

/** Completes members of one family: numbers, one mobile for all, photo IDs. */
export function register(
  census: Census,
  of: { readonly village: Village; readonly mobile: string; readonly numbers: Random },
  draft: Draft,
): DemoPerson {
  const { village, mobile, numbers } = of;
  const nth = census.people;
  census.people += 1;
  const age = (census.today - draft.born) / year;
  const yearOnly = age > 30 && numbers.chance(0.25);
  return {
    guardian_id: null,
    lmp: null,
    births: [],
    diedOn: null,
    ...draft,
    beneficiary_id: referenceNumber(nth, census.seed),
    born: yearOnly ? dayNumber(`${dayText(draft.born).slice(0, 4)}-01-01`) : draft.born,
    yearOnly,
    village,
    mobile,
    photo: identityCard(numbers, age, { nth, seed: census.seed }),
  };
}

export function nextMobile(census: Census): string {
  census.families += 1;
  return syntheticMobile(census.families - 1, census.seed);
}

/** Whether a grown child still lives here: sons mostly do, daughters marry away. */
function atHome(numbers: Random, ageOfChild: number, girl: boolean): boolean {
  if (ageOfChild < 18) return true;
  return girl ? ageOfChild < 20 && numbers.chance(0.6) : ageOfChild < 27 && numbers.chance(0.65);
}

const pregnancy = 280;
/** Pregnancies are known to the ASHA from about the sixth week. */
const knownFrom = 42;

/** One household: a couple with their children and often the husband's mother or father. */
export function makeFamily(census: Census, village: Village): DemoPerson[] {
  const { seed, today } = census;
  const numbers = random(seed, 2, census.families);
  const names = familyNames(numbers);
  const mobile = nextMobile(census);
  const motherBorn = today - Math.round((18.5 + numbers.next() * 31.5) * year);
  const fatherBorn = motherBorn - Math.round((numbers.next() * 6 - 0.5) * year);
  const fatherName = names.man();
  const motherName = names.woman();
  const all = birthsOf(numbers, motherBorn, today);
  const births = all.filter((born) => born <= today);
  const expected = all.find((born) => born > today);
  const lmp = expected !== undefined && expected - pregnancy <= today - knownFrom ? expected - pregnancy : null;
  const add = (draft: Draft): DemoPerson => register(census, { village, mobile, numbers }, draft);
  const mother = add({
    ben_name: motherName,
    born: motherBorn,
    gender: 2,
    guardian_name: fatherName,
    lmp,
    births,
  });
  const family = [mother];
  if (!numbers.chance(0.06)) {
    family.push(add({ ben_name: fatherName, born: fatherBorn, gender: 1, guardian_name: names.man() }));
  }
  for (const born of births) {
    const girl = numbers.chance(0.48);
    const age = (today - born) / year;
    if (!atHome(numbers, age, girl)) continue;
    const unnamed = today - born < 60 && numbers.chance(0.5);
    family.push(
      add({
        ben_name: unnamed ? nameOfNewborn(motherName) : names.child(girl),
        born,
        gender: girl ? 2 : 1,
        guardian_name: motherName,
        guardian_id: mother.beneficiary_id,
      }),
    );
  }
  family[0] = { ...mother, children: family.filter(({ guardian_id }) => guardian_id !== null).map(childOf) };
  family.push(...elders(numbers, { fatherBorn, today, grandfather: names.man(), grandmother: names.woman() }, add));
  return family;
}

export const childOf = ({ beneficiary_id, ben_name, gender, born }: DemoPerson): DemoChildOf => ({
  ...{ beneficiary_id, name: ben_name, girl: gender === 2, born },
});

function elders(
  numbers: Random,
  of: { fatherBorn: DayNumber; today: DayNumber; grandfather: string; grandmother: string },
  add: (draft: Draft) => DemoPerson,
): DemoPerson[] {
  const born = of.fatherBorn - Math.round((19 + numbers.next() * 9) * year);
  const survival = Math.max(0, 1 - ((of.today - born) / year - 40) / 55);
  const found: DemoPerson[] = [];
  const ofAge = (day: DayNumber): DayNumber => Math.max(earliestDay, day);
  if (numbers.chance(survival * 0.75)) {
    found.push(add({ ben_name: of.grandmother, born: ofAge(born), gender: 2, guardian_name: of.grandfather }));
  }
  if (numbers.chance(survival * 0.55)) {
    const diedOn = numbers.chance(0.02) ? of.today - numbers.between(5, 300) : null;
    const older = ofAge(born - Math.round(3 * year));
    found.push(add({ ben_name: of.grandfather, born: older, gender: 1, guardian_name: '', diedOn }));
  }
  return found;
}
