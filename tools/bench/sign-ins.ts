// Sign-ins over HTTP, each of another worker: argon2id is what they cost.
import { withClient } from '../../apps/server/src/platform/db/client.ts';
import type { BenchRow } from '../bench-run/row.ts';
import { searchPlace, signedIn } from '../bench-run/search-place.ts';
import { largeDemo } from './demo.ts';

const clients = 8;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const promised = 40;

export const row: BenchRow = {
  name: 'sign-ins a second',
  promise: `at least ${promised}, argon2id, ${clients} clients`,
  async measure(env) {
    const { address, databaseUrl } = await searchPlace(env, largeDemo);
    const { rows } = await withClient(databaseUrl, (client) =>
      client.query<{ user_name: string }>(
        'select user_name from app_user where is_active and not must_change_password order by user_name',
      ),
    );
    const from = performance.now();
    let done = 0;
    const client = async (nth: number) => {
      for (let at = nth; performance.now() < from + seconds * 1000; at += clients) {
        await signedIn(address, rows[at % rows.length]?.user_name ?? '');
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: clients }, (_, nth) => client(nth)));
    const perSecond = done / ((performance.now() - from) / 1000);
    return { figure: Math.round(perSecond), unit: 'sign-ins/s', holds: perSecond >= promised };
  },
};
