import type { DayNumber } from '@teeka/domain/calendar';
import { after, nextSessionDay } from '../days.ts';
import type { Story } from '../people/person.ts';
import type { Random } from '../random.ts';

/** A day on which a family meant to come, and the one on which it came. */
export interface Visit {
  readonly meant: DayNumber;
  readonly day: DayNumber;
}

/** 64 in 100 on time, 15 late, 9 with gaps, 4 stopped, 2 with a dose too early, 6 never came (some had birth doses). */
export function drawStory(numbers: Random): Story {
  const draw = numbers.next();
  if (draw < 0.64) return 'on-time';
  if (draw < 0.79) return 'late';
  if (draw < 0.88) return 'missed';
  if (draw < 0.92) return 'stopped';
  if (draw < 0.94) return 'too-early';
  return draw < 0.97 ? 'never' : 'birth-only';
}

const milestones = ['6w', '10w', '14w', '9m', '16m'] as const;

/** Vitamin A is given in two rounds a year, in June and December; and the last doses at five years. */
function laterVisits(numbers: Random, born: DayNumber): DayNumber[] {
  const rounds: DayNumber[] = [];
  let round = after(born, '22m') + numbers.between(0, 20);
  while (round < after(born, '5y')) {
    if (numbers.chance(0.72)) rounds.push(round);
    round = after(round, '6m') + numbers.between(0, 12);
  }
  if (numbers.chance(0.7)) rounds.push(after(born, '5y') + numbers.between(0, 90));
  return rounds;
}

function delay(numbers: Random, story: Story): number {
  if (story === 'late' && numbers.chance(0.6)) return numbers.between(14, 98);
  return numbers.chance(0.1) ? numbers.between(7, 20) : 0;
}

/** The visits of a childhood up to `until`, each on an immunisation day, four weeks apart at least. */
export function visitsOf(
  numbers: Random,
  born: DayNumber,
  of: { story: Story; until: DayNumber; exact: boolean },
): Visit[] {
  const { story, until, exact } = of;
  const visits: Visit[] = [];
  if (story === 'never' || story === 'birth-only') return visits;
  const last = story === 'stopped' ? numbers.between(1, 4) : 99;
  const least = story === 'too-early' ? 21 : 28;
  const meant = [...milestones.map((span) => after(born, span)), ...laterVisits(numbers, born)];
  let earliest = 0;
  for (const [nth, wanted] of meant.entries()) {
    if (nth >= last || wanted > until) break;
    if (story === 'missed' && numbers.chance(0.35)) continue;
    const planned = nextSessionDay(Math.max(wanted, earliest));
    const day = nextSessionDay(Math.max(wanted + (exact ? 0 : delay(numbers, story)), earliest));
    if (day > until) break;
    visits.push({ meant: planned, day });
    earliest = day + (nth === 0 ? least : 28);
    // What a gap of eight weeks kept from the third visit is given at a fourth.
    if (nth === 2 && earliest <= until && numbers.chance(0.85)) {
      const extra = nextSessionDay(earliest);
      if (extra <= until) visits.push({ meant: extra, day: extra });
      earliest = extra + 28;
    }
  }
  return visits;
}
