// The search by name over HTTP: English spellings with a typing error and Hindi ones, in a block and in a district.
import { searchByName } from '@teeka/contract/beneficiaries';
import { openClient } from '../../apps/server/src/platform/db/client.ts';
import { inMilliseconds, latencyOf } from '../bench-run/latency.ts';
import type { BenchEnv, BenchRow } from '../bench-run/row.ts';
import { searchPlace, signedIn } from '../bench-run/search-place.ts';
import { largeDemo } from './demo.ts';

const areas = [
  { what: 'a block', level: 'Block', promised: 60 },
  { what: 'a district', level: 'District', promised: undefined },
] as const;
type Area = (typeof areas)[number];

const searches = 300;
/** As a worker types what a mother says. */
const hindi =
  'सुनीता अनीता रेखा मीना सीमा गीता पुष्पा कमला सावित्री उर्मिला रेनू पूनम किरन नीलम राधा शांति लक्ष्मी ऊषा ममता संगीता राधा देवी सुनीता देवी';

/** Two letters of the first word change places, as hurried thumbs do it. */
function mistyped(name: string, nth: number): string {
  const [first = '', ...rest] = name.split(' ');
  const at = 1 + (nth % Math.max(1, first.length - 2));
  return [first.slice(0, at) + (first[at + 1] ?? '') + (first[at] ?? '') + first.slice(at + 2), ...rest].join(' ');
}

const user_name = 'supervisor1';

/** Gives the supervisor an area, and answers names to look for. */
async function namesOf(databaseUrl: string, level: string): Promise<string[]> {
  const client = await openClient(databaseUrl);
  await client.query('update app_user set user_level = $1 where user_name = $2', [level, user_name]);
  const { rows } = await client.query<{ ben_name: string }>(
    'select ben_name from beneficiary where length(ben_name) > 4 order by md5(beneficiary_id::text) limit $1',
    [searches],
  );
  await client.end();
  return rows.map(({ ben_name }) => ben_name);
}

async function measure(env: BenchEnv, { level, promised }: Area): ReturnType<BenchRow['measure']> {
  const { address, databaseUrl } = await searchPlace(env, largeDemo);
  const names = await namesOf(databaseUrl, level);
  const client = await signedIn(address, user_name);
  const search = (name: string) => async (): Promise<void> => {
    const answer = await client.raw(searchByName, { name, village_id: null });
    if (answer.status !== 200) throw new Error(`refused: ${answer.status} ${answer.text.slice(0, 120)}`);
  };
  const english = await latencyOf(names.map((name, nth) => search(mistyped(name, nth))));
  const words = hindi.split(' ');
  const spoken = Array.from({ length: searches }, (_, nth) => words[nth % words.length] ?? '');
  const inHindi = await latencyOf(spoken.map(search));
  return {
    figure: inMilliseconds(english),
    unit: `mistyped (in Hindi: ${inMilliseconds(inHindi)})`,
    ...(promised && { holds: Math.max(english.p99, inHindi.p99) <= promised }),
  };
}

export const rows: BenchRow[] = areas.map((area) => ({
  name: `search by names in ${area.what}, ${largeDemo.toLocaleString('en-IN')} people`,
  promise: area.promised ? `p99 at most ${area.promised} ms` : 'informs',
  measure: (env) => measure(env, area),
}));
