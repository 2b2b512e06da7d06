import { newLogin } from '@teeka/contract/auth';
import { openClient } from '../../apps/server/src/platform/db/client.ts';
import { makeAtRest } from '../../apps/server/src/platform/sealing/at-rest.ts';
import { presentDataKeys } from '../../apps/server/src/platform/sealing/data-key.ts';
import { KeyRing } from '../../apps/server/src/platform/sealing/key-ring.ts';
import { TestClient } from '../../apps/server/src/testing/test-client.ts';
import { benchDemo } from '../bench/demo.ts';
import { oncePerRun } from './once.ts';
import type { BenchEnv } from './row.ts';

/** Somebody to search for, with the numbers in clear. */
export interface SearchedPerson {
  readonly beneficiary_id: string;
  readonly mobile: string;
  readonly photo: string;
  readonly photoType: number;
}

/** A server with a demo, a vaccinator signed in to it, and people of the own villages to be searched for. */
export interface SearchPlace {
  readonly address: string;
  readonly databaseUrl: string;
  /** Of the server. */
  readonly pid: number;
  readonly client: TestClient;
  readonly people: readonly SearchedPerson[];
}

interface Row {
  beneficiary_id: string;
  mobile_sealed: Buffer;
  photo_id_sealed: Buffer;
  photo_id_type: number;
}

const worker = { user_name: 'vaccinator1', password: 'Teeka@2026' };

/** Spread over the villages; the limit on searches a minute is for people, not for a measurement. */
const sample = `
  select b.beneficiary_id, b.mobile_sealed, b.photo_id_sealed, b.photo_id_type
  from app_user u join user_site s using (user_id) join site_village v using (session_site_id)
  join beneficiary b using (village_code)
  where u.user_name = $1 and b.photo_id_type = 1
  group by b.beneficiary_id order by md5(b.beneficiary_id::text) limit 500`;

async function peopleOf(databaseUrl: string, dataDir: string): Promise<SearchedPerson[]> {
  const atRest = makeAtRest(new KeyRing(presentDataKeys(dataDir, process.env.DATA_KEY)));
  const client = await openClient(databaseUrl);
  const { rows } = await client.query<Row>(sample, [worker.user_name]);
  await client.end();
  return rows.map((row) => ({
    beneficiary_id: row.beneficiary_id,
    mobile: atRest.open('mobile', `person/${row.beneficiary_id}`, row.mobile_sealed),
    photo: atRest.open('photo-id', `person/${row.beneficiary_id}`, row.photo_id_sealed),
    photoType: row.photo_id_type,
  }));
}

async function prepare(env: BenchEnv, people: number): Promise<SearchPlace> {
  const { url } = await benchDemo(env, people);
  const server = await env.startServer(url, { LOG_LEVEL: 'warn' });
  const client = await signedIn(server.address, worker.user_name);
  const { address, pid } = server;
  return { address, databaseUrl: url, pid, client, people: await peopleOf(url, env.dataDir) };
}

/** A demo user, signed in. */
export async function signedIn(address: string, user_name: string): Promise<TestClient> {
  const client = new TestClient(address);
  await client.ask(newLogin, { ...worker, user_name, ts: String(Date.now()), secret: '' });
  return client;
}

const once = oncePerRun<SearchPlace>();

/** Brought up once, however many rows measure on it. */
export const searchPlace = (env: BenchEnv, people: number): Promise<SearchPlace> =>
  once(env, String(people), () => prepare(env, people));
