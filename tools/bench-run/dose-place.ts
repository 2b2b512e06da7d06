import { newLogin } from '@teeka/contract/auth';
import { addVaccineDetails } from '@teeka/contract/cases';
import { pathOf } from '@teeka/contract/prefixes';
import { seal } from '@teeka/contract/sealing';
import { dayInIndia } from '@teeka/domain/calendar';
import { openClient } from '../../apps/server/src/platform/db/client.ts';
import { uuidV7 } from '../../apps/server/src/platform/ids/uuid-v7.ts';
import { TestClient } from '../../apps/server/src/testing/test-client.ts';
import { benchDemo } from '../bench/demo.ts';
import type { BenchEnv, BenchServer } from './row.ts';

/** A call as it goes over the wire, sealed beforehand: sealing is the phone's work. */
export interface ReadyCall {
  readonly path: string;
  readonly body: string;
  readonly key: string;
  readonly beneficiary_id: string;
  readonly dose_id: string;
}

/** A session under way with everybody on its list, verified, each with an open case. */
export interface ReadySession {
  readonly session_id: string;
  readonly cases: readonly { readonly beneficiary_id: string; readonly case_id: string }[];
  readonly batch: Stock;
}

export interface DosePlace {
  readonly server: BenchServer;
  readonly token: string;
  readonly calls: readonly ReadyCall[];
}

/** Whose work is measured. */
export const worker = { user_name: 'vaccinator1', password: 'Teeka@2026' };
const people = 60_000;
/** A dose that is on nobody's record at the place: the second one against Japanese encephalitis. */
const dose = { dose_code: 'JE2', material_code: 'JE_LIVE' };

/**
 * One ongoing session with everybody on its list, verified, each with an open case: what the day looks like the
 * moment before the needle.
 */
const prepare = `
  with place as (
    select u.user_id, u.default_site_id as session_site_id from app_user u where u.user_name = $1),
  site_session as (
    insert into vaccination_session
      (session_id, session_site_id, session_name, date_of_session, start_time, end_time, status, capacity,
       started_at, started_by)
    select $2, session_site_id, '', (now() at time zone 'Asia/Kolkata')::date, '00:00', '23:59', 1, 100000,
      now() - interval '1 minute', user_id from place returning session_id),
  person as (
    select b.beneficiary_id from beneficiary b
    where b.deceased_on is null and b.dob < current_date - 30
      and not exists (select from dose d where d.beneficiary_id = b.beneficiary_id and d.dose_code = $3)),
  listed as (
    insert into session_roster (session_id, beneficiary_id, status, verified_by, verified_at, verification_method)
    select session_id, beneficiary_id, 'verified', user_id, now() - interval '50 seconds', 'manual'
    from site_session, person, place)
  insert into care_case
    (beneficiary_id, case_id, kind, session_id, session_site_id, material_category, material_ids, status, opened_at, opened_by)
  select beneficiary_id, gen_random_uuid(), 'schedule', session_id, session_site_id, 'Universal Immunization Programme',
    '{}', 1, now() - interval '40 seconds', user_id
  from site_session, person, place returning beneficiary_id, case_id`;

interface Stock {
  readonly material_id: number;
  readonly batch_id: string;
  readonly batch_number: string;
  readonly expiry_date: string;
}

const stocked = `
  select m.material_id, t.batch_id, t.batch_number, t.expiry_date::text
  from batch t join material m using (material_id) join app_user u on u.default_site_id = t.session_site_id
  where u.user_name = $1 and m.material_code = $2 and t.expiry_date > current_date limit 1`;

/** Makes such a session in a demo's database, by SQL. */
export async function readySession(url: string): Promise<ReadySession> {
  const db = await openClient(url);
  const session_id = uuidV7();
  const cases = await db.query<ReadySession['cases'][number]>(prepare, [worker.user_name, session_id, dose.dose_code]);
  const [batch] = (await db.query<Stock>(stocked, [worker.user_name, dose.material_code])).rows;
  await db.query('vacuum analyze');
  await db.end();
  if (!batch) throw new Error('the demo has no stock for the dose');
  return { session_id, cases: cases.rows, batch };
}

/** Signs the worker of such a session in. */
export async function signedIn(address: string): Promise<TestClient> {
  const client = new TestClient(address);
  await client.ask(newLogin, { ...worker, ts: String(Date.now()), secret: '' });
  return client;
}

/** `count` doses ready to be sent by that sign-in, each for another person. */
export async function readyCalls(
  { sessionKey }: TestClient,
  { session_id, cases, batch }: ReadySession,
  count: number,
): Promise<readonly ReadyCall[]> {
  if (!sessionKey) throw new Error('not signed in');
  const captured_at = new Date().toISOString();
  const given_on = dayInIndia(captured_at);
  const calls: ReadyCall[] = [];
  for (const { beneficiary_id, case_id } of cases.slice(0, count)) {
    const dose_id = uuidV7();
    const details = {
      ...batch,
      dose_id,
      dose_code: dose.dose_code,
      given_on,
      body_site: 'left-upper-arm',
    };
    const body = {
      case_id,
      beneficiary_reference_id: await seal(sessionKey, beneficiary_id),
      session_id: await seal(sessionKey, session_id),
      vaccine_details: [{ ...details, captured_at }],
    };
    const path = pathOf(addVaccineDetails.path);
    calls.push({ path, body: JSON.stringify(body), key: uuidV7(), beneficiary_id, dose_id });
  }
  return calls;
}

/** A server with a session under way and `count` doses ready to be sent, each for another person. */
export async function dosePlace(env: BenchEnv, count: number): Promise<DosePlace> {
  const { url } = await benchDemo(env, people);
  const ready = await readySession(url);
  const server = await env.startServer(url, {
    LOG_LEVEL: 'warn',
    ...(process.env.BENCH_PROF && { NODE_OPTIONS: process.env.BENCH_PROF }),
  });
  const client = await signedIn(server.address);
  return { server, token: client.accessToken, calls: await readyCalls(client, ready, count) };
}
