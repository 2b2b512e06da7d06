import { addMonths, type DayNumber, dayNumber, dayText } from '@teeka/domain/calendar';
import type { Village } from '../places/plan.ts';
import { random } from '../random.ts';
import { type Census, childOf, type Draft, nextMobile, register } from './families.ts';
import { familyNames } from './names.ts';
import type { DemoPerson, Story } from './person.ts';

interface Persona {
  readonly name: string;
  readonly girl: boolean;
  readonly born: (today: DayNumber) => DayNumber;
  readonly story: Story;
}

const monthsAgo = (months: number) => (today: DayNumber) => dayNumber(addMonths(dayText(today), -months));
const daysAgo = (days: number) => (today: DayNumber) => today - days;

/** Children whom every demo has, in the first village, so that each situation can be shown on the first day. */
const personae: readonly Persona[] = [
  // Six weeks: OPV-1, Pentavalent-1, RVV-1, fIPV-1 and PCV-1 are due.
  { name: 'AARAV KUMAR', girl: false, born: daysAgo(44), story: 'birth-only' },
  { name: 'ANANYA KUMARI', girl: true, born: monthsAgo(9), story: 'on-time' },
  { name: 'VIHAAN SINGH', girl: false, born: monthsAgo(16), story: 'on-time' },
  // Zero-dose: nothing up to the age of thirteen months, so DPT takes the place of Pentavalent.
  { name: 'SAHIL KHAN', girl: false, born: monthsAgo(13), story: 'never' },
  // The longest name that the register takes.
  { name: 'CHANDRAKANTA RAJRAJESHWARI PAL', girl: true, born: daysAgo(98), story: 'on-time' },
  { name: 'ISHAAN YADAV', girl: false, born: daysAgo(126), story: 'too-early' },
];

/** Ten weeks into the first pregnancy, not yet seen. */
const expecting = { name: 'KAVITA DEVI', lmp: daysAgo(49) };

/** The families of those children, and a pregnant woman who has had no Td yet. */
export function makePersonae(census: Census, village: Village): DemoPerson[] {
  const numbers = random(census.seed, 6, 0);
  const people: DemoPerson[] = [];
  for (const { name, girl, born, story } of personae) {
    const names = familyNames(numbers);
    const mobile = nextMobile(census);
    const add = (draft: Draft): DemoPerson => register(census, { village, mobile, numbers }, draft);
    const day = born(census.today);
    const father = names.man();
    const mother = add({
      ben_name: names.woman(),
      born: day - numbers.between(20, 27) * 365 - 100,
      gender: 2,
      guardian_name: father,
      births: [day],
    });
    const child = add({
      ben_name: name,
      born: day,
      gender: girl ? 2 : 1,
      guardian_name: mother.ben_name,
      guardian_id: mother.beneficiary_id,
      story,
    });
    people.push({ ...mother, children: [childOf(child)] }, child);
  }
  const names = familyNames(numbers);
  people.push(
    register(
      census,
      { village, mobile: nextMobile(census), numbers },
      {
        ben_name: expecting.name,
        born: census.today - 21 * 365,
        gender: 2,
        guardian_name: names.man(),
        lmp: expecting.lmp(census.today),
      },
    ),
  );
  return people;
}
