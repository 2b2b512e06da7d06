// What somebody with a cheap phone on a slow line waits for: a processor four times slower, 1.6 Mbit/s, 150 ms.
import { type PhoneTimes, phoneTimes } from '../bench-run/phone-place.ts';
import type { BenchRow } from '../bench-run/row.ts';

function rowOf(name: string, of: keyof PhoneTimes, limit: number): BenchRow {
  return {
    name: `phone: ${name}`,
    promise: `in under ${limit / 1000} s`,
    async measure(env) {
      const milliseconds = (await phoneTimes(env))[of];
      return { figure: Math.round(milliseconds), unit: 'ms', holds: milliseconds < limit };
    },
  };
}

export const rows: BenchRow[] = [
  rowOf('sign-in usable, first visit', 'signInCold', 3000),
  rowOf('sign-in usable, opened again', 'signInWarm', 1000),
  rowOf('day of 5,000 people on the phone after signing in', 'packOpened', 5000),
  rowOf('day opened again, signed in', 'dayWarm', 2000),
  rowOf('day opened again without network', 'dayOffline', 2000),
];
