// The health records of a district as one file, made beside the calls: how long, in how much memory, and how long others wait.
import { setTimeout as pause } from 'node:timers/promises';
import { getCoverage } from '@teeka/contract/coverage';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import type { TestClient } from '../../apps/server/src/testing/test-client.ts';
import { lastWholeMonth } from '../../packages/domain/coverage/index.ts';
import { madeBeside, promiseBeside } from '../bench-run/made-beside.ts';
import type { BenchRow } from '../bench-run/row.ts';
import { searchPlace, signedIn } from '../bench-run/search-place.ts';

const people = 30_000;
const inIndia = (count: number): string => count.toLocaleString('en-IN');

/** The server makes all figures of coverage at its first start: that is no memory of a file. */
async function figuresMade(client: TestClient): Promise<void> {
  const month = lastWholeMonth(systemClock().today).slice(0, 7);
  while ((await client.ask(getCoverage, { month, months: 1 })).counted_at === null) await pause(500);
}

export const row: BenchRow = {
  name: `health records of a district of ${inIndia(people)} people`,
  promise: promiseBeside,
  async measure(env) {
    const { address, pid } = await searchPlace(env, people);
    const [maker, reader] = [await signedIn(address, 'district1'), await signedIn(address, 'anm1')];
    await figuresMade(maker);
    const { rows, unit, ...made } = await madeBeside({ pid, maker, reader }, { report: 'health-records' });
    return { ...made, unit: `${unit}; ${inIndia(rows)} records` };
  },
};
