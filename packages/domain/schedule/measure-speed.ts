import { addDays, addMonths } from '../calendar/index.ts';
import { forecast } from './forecast.ts';
import { nationalSchedule } from './national-schedule.ts';
import type { Child, RecordedDose } from './person.ts';

/**
 * Judges `count` children of every age under 17, each with the doses due up to then, about one in eight missed.
 * Returns how many doses may be given, so that nothing can be left uncalculated. For speed measurement; the caller
 * holds the clock. `prepare` makes the children, `run` is what is timed.
 */
export function measureSpeed(count: number): { readonly run: () => number } {
  const on = '2026-11-21';
  const children = Array.from({ length: count }, (_, n) => childNumber(n, on));
  return {
    run: () => {
      let due = 0;
      for (const { child, doses } of children) {
        const result = forecast(child, doses, { on, schedule: nationalSchedule });
        for (const dose of result.doses) if (dose.state === 'due' || dose.state === 'overdue') due += 1;
      }
      return due;
    },
  };
}

function childNumber(n: number, on: string): { child: Child; doses: RecordedDose[] } {
  const dob = addDays(on, -((n * 7919) % 6200));
  const child: Child = { kind: 'child', dob, sex: n % 2 ? 'F' : 'M', jeEndemic: n % 3 === 0 };
  const doses = nationalSchedule.rows
    .filter((row, at) => row.person === 'child' && !row.code.startsWith('DPT') && (n * 31 + at * 17) % 8 !== 0)
    .map((row) => ({ code: row.code, date: ageDay(dob, row.from, row.code) }))
    .filter((dose) => dose.date <= on);
  return { child, doses };
}

function ageDay(dob: string, from: string, code: string): string {
  const amount = Number.parseInt(from, 10);
  const later = /^VITA([3-9])$/.exec(code);
  if (later) return addMonths(dob, 16 + 6 * (Number(later[1]) - 2));
  if (from.endsWith('d')) return addDays(dob, amount);
  if (from.endsWith('w')) return addDays(dob, amount * 7);
  return addMonths(dob, from.endsWith('y') ? amount * 12 : amount);
}
