// The health records of a district as one file, made beside the calls: how long, in how much memory, and how long others wait.
import { madeBeside, promiseBeside } from '../bench-run/made-beside.ts';
import type { BenchRow } from '../bench-run/row.ts';
import { searchPlace, signedIn } from '../bench-run/search-place.ts';

const people = 30_000;
const inIndia = (count: number): string => count.toLocaleString('en-IN');

export const row: BenchRow = {
  name: `health records of a district of ${inIndia(people)} people`,
  promise: promiseBeside,
  async measure(env) {
    const { address, pid } = await searchPlace(env, people);
    const [maker, reader] = [await signedIn(address, 'district1'), await signedIn(address, 'anm1')];
    const { rows, unit, ...made } = await madeBeside({ pid, maker, reader }, { report: 'health-records' });
    return { ...made, unit: `${unit}; ${inIndia(rows)} records` };
  },
};
