// For how many people of a state a programme's switch changes something, over HTTP among 100,000 people.
import { countDueBySwitch, getProgrammes } from '@teeka/contract/settings';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { inMilliseconds, latencyOf } from '../bench-run/latency.ts';
import type { BenchEnv, BenchRow } from '../bench-run/row.ts';
import { searchPlace, signedIn } from '../bench-run/search-place.ts';

const people = 100_000;
const promised = 300;

async function measure(env: BenchEnv): ReturnType<BenchRow['measure']> {
  const { address } = await searchPlace(env, people);
  const client = await signedIn(address, 'state1');
  const [state] = (await client.ask(getProgrammes, {})).states;
  if (!state) throw new Error('no state');
  const wish = { state_id: state.state_id, programme: 'HPV', is_on: false, from_date: systemClock().today };
  let counted = 0;
  const ask = async (): Promise<void> => {
    const answer = await client.raw(countDueBySwitch, wish);
    if (answer.status !== 200) throw new Error(`refused: ${answer.status} ${answer.text.slice(0, 120)}`);
    counted = (JSON.parse(answer.text) as { people: number }).people;
  };
  const latency = await latencyOf(
    Array.from({ length: 30 }, () => ask),
    3,
  );
  return {
    figure: inMilliseconds(latency),
    unit: `(${counted.toLocaleString('en-IN')} people concerned)`,
    holds: latency.p99 < promised,
  };
}

export const row: BenchRow = {
  name: `whom a switch of a programme concerns, ${people.toLocaleString('en-IN')} people`,
  promise: `p99 under ${promised} ms`,
  measure,
};
