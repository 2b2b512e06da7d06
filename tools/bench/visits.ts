// Antenatal visits recorded over HTTP, each of another woman, beside PostgreSQL's own yardstick on the same server in the same run.
import type { InputOf } from '@teeka/contract/call';
import { pathOf } from '@teeka/contract/prefixes';
import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import { addDays, dayInIndia } from '@teeka/domain/calendar';
import { openClient } from '../../apps/server/src/platform/db/client.ts';
import { uuidV7 } from '../../apps/server/src/platform/ids/uuid-v7.ts';
import type { TestClient } from '../../apps/server/src/testing/test-client.ts';
import { besideTpcb, clients, costOfCalls, promiseBesideTpcb } from '../bench-run/cost-of-calls.ts';
import { signedIn, worker } from '../bench-run/dose-place.ts';
import { hammer, type Shot } from '../bench-run/hammer.ts';
import { tpcb } from '../bench-run/pgbench.ts';
import type { BenchRow } from '../bench-run/row.ts';
import { sealedBody } from '../bench-run/sealed-body.ts';
import { benchDemo } from './demo.ts';

const people = 60_000;
const warmUpVisits = 1500;
const promised = { server: 4, postgres: 5 };

/** The worker's session site serves every village. */
const everywhere = `
  insert into site_village (session_site_id, village_code)
  select u.default_site_id, v.code from app_user u, location v where u.user_name = $1 and v.level = 'village'
  on conflict do nothing`;

/** Women of whom no pregnancy is on record. */
const women = `
  select b.beneficiary_id::text from beneficiary b
  where b.gender = 2 and b.deceased_on is null and b.dob between current_date - interval '40 years' and current_date - interval '19 years'
    and not exists (select from pregnancy p where p.beneficiary_id = b.beneficiary_id)
  order by b.beneficiary_id`;

type Event = InputOf<typeof addPregnancyEvent>['event'];

async function shotsOf(client: TestClient, all: readonly string[], { kind, facts }: Pick<Event, 'kind' | 'facts'>) {
  const captured_at = new Date().toISOString();
  const shots: Shot[] = [];
  for (const beneficiary_ref_id of all) {
    const event = { event_id: uuidV7(), kind, facts, births: [] };
    const input = { beneficiary_ref_id, pregnancy_number: 1, event, captured_at };
    const body = JSON.stringify(await sealedBody(addPregnancyEvent, input, client.sessionKey));
    shots.push({ path: pathOf(addPregnancyEvent.path), body, key: uuidV7() });
  }
  return shots;
}

export const row: BenchRow = {
  name: 'antenatal visits recorded a second',
  promise: promiseBesideTpcb(promised),
  async measure(env) {
    const yardstick = await tpcb(env);
    const { url } = await benchDemo(env, people);
    const db = await openClient(url);
    await db.query(everywhere, [worker.user_name]);
    const { rows } = await db.query<{ beneficiary_id: string }>(women);
    await db.end();
    const all = rows.map(({ beneficiary_id }) => beneficiary_id);
    const server = await env.startServer(url, { LOG_LEVEL: 'warn' });
    const client = await signedIn(server.address);
    const target = { address: server.address, token: client.accessToken };
    const today = dayInIndia(new Date().toISOString());
    const registered = { lmp_date: addDays(today, -126), registered_on: addDays(today, -60) };
    const first = await shotsOf(client, all, { kind: 'registered', facts: registered });
    const registering = await hammer({ ...target, calls: first }, { clients, seconds: 300, warmUp: 0 });
    if (registering.failed > 0) throw new Error(`${registering.failed} pregnancies were not registered`);
    const found = { visited_on: today, weight: 51.5, systolic: 118, diastolic: 76, haemoglobin: 9.6, ifa: 30 };
    const visits = await shotsOf(client, all, { kind: 'antenatal', facts: found });
    const [warmUp, calls] = [visits.slice(0, warmUpVisits), visits.slice(warmUpVisits)];
    const cost = await costOfCalls({ server, token: client.accessToken, warmUp, calls });
    await server.stop();
    if (cost.failed > 0) throw new Error(`${cost.failed} visits were not recorded`);
    return besideTpcb({ one: 'visit', many: 'visits' }, cost, yardstick, promised);
  },
};
