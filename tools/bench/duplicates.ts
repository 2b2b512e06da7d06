// Whether somebody is on record already, asked over HTTP while the form is filled in.
import { checkDuplicates } from '@teeka/contract/beneficiaries';
import { openClient } from '../../apps/server/src/platform/db/client.ts';
import { inMilliseconds, latencyOf } from '../bench-run/latency.ts';
import type { BenchRow } from '../bench-run/row.ts';
import { sealedBody } from '../bench-run/sealed-body.ts';
import { searchPlace } from '../bench-run/search-place.ts';
import { largeDemo } from './demo.ts';

const promised = 60;

interface Known {
  readonly name: string;
  readonly dob: string;
  readonly gender: number;
  readonly guardian_name: string;
}

export const row: BenchRow = {
  name: `duplicates of a form, ${largeDemo.toLocaleString('en-IN')} people`,
  promise: `p99 at most ${promised} ms`,
  async measure(env) {
    const { client, databaseUrl, people } = await searchPlace(env, largeDemo);
    const db = await openClient(databaseUrl);
    const { rows } = await db.query<Known>(
      `select ben_name as name, dob::text, gender, guardian_name
       from unnest($1::bigint[]) with ordinality as requested (beneficiary_id, at) join beneficiary using (beneficiary_id)
       order by at`,
      [people.map(({ beneficiary_id }) => beneficiary_id)],
    );
    await db.end();
    const bodies = await Promise.all(
      rows.map((known, at) =>
        sealedBody(checkDuplicates, { ...known, mobile_number: people[at]?.mobile ?? '' }, client.sessionKey),
      ),
    );
    const latency = await latencyOf(
      bodies.map((body) => async () => {
        const answer = await client.raw(checkDuplicates, body);
        if (answer.status !== 200 || !answer.text.includes('name-birth-guardian'))
          throw new Error(`not found: ${answer.status} ${answer.text.slice(0, 120)}`);
      }),
    );
    return { figure: inMilliseconds(latency), unit: '', holds: latency.p99 <= promised };
  },
};
