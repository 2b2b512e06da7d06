import type { DayNumber } from '@teeka/domain/calendar';
import { spanAfter } from '@teeka/domain/calendar';
import { pregnancyRules } from '@teeka/domain/pregnancy';
import { nextSessionDay } from '../days.ts';
import type { DemoPerson } from '../people/person.ts';
import type { Random } from '../random.ts';
import type { PastVisit } from './past-visit.ts';
import { positionOf, type QuickRow, quickRows, tdBoosterWithin } from './rows.ts';

const row = (code: string): QuickRow => quickRows[positionOf(code)] as QuickRow;
const [first, second, booster] = [row('TDPW1'), row('TDPW2'), row('TDPWB')];
const gestation = pregnancyRules[0].daysToDelivery;

/** Pregnancies before this many days ago are not in the register. */
const registerDays = 6 * 365;

/** Td doses of a woman's pregnancies of the last years and of the present one: two, or a booster soon after two. */
export function pregnancyDoses(numbers: Random, woman: DemoPerson, until: DayNumber): PastVisit[] {
  const past = woman.births.map((born) => ({ lmp: born - gestation, ends: born }));
  const all = woman.lmp === null ? past : [...past, { lmp: woman.lmp, ends: woman.lmp + gestation + 14 }];
  const attempts = new Map<QuickRow, number>();
  const visits: PastVisit[] = [];
  let lastOfTwo = Number.NEGATIVE_INFINITY;
  const give = (dose: QuickRow, day: DayNumber, meant: DayNumber): void => {
    const attempt = (attempts.get(dose) ?? 0) + 1;
    attempts.set(dose, attempt);
    visits.push({ day, meant, at: 'session', doses: [{ dose, attempt }] });
  };
  for (const { lmp, ends } of all) {
    if (lmp < until - registerDays || numbers.chance(0.08)) continue;
    const meant = nextSessionDay(lmp + numbers.between(50, 85));
    const day = numbers.chance(0.82) ? meant : nextSessionDay(meant + numbers.between(14, 60));
    const close = Math.min(ends, until);
    if (day > close) continue;
    if (day < spanAfter(tdBoosterWithin, lastOfTwo)) {
      give(booster, day, meant);
      continue;
    }
    give(first, day, meant);
    const next = nextSessionDay(day + 28);
    const came = numbers.chance(0.8) ? next : nextSessionDay(next + numbers.between(7, 50));
    if (came > close || !numbers.chance(0.9)) continue;
    give(second, came, next);
    lastOfTwo = came;
  }
  return visits;
}
