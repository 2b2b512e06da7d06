import { newLogin } from '@teeka/contract/auth';
import { issueCertificate } from '@teeka/contract/certificates';
import { sessionPack } from '@teeka/contract/pack';
import { pathOf } from '@teeka/contract/prefixes';
import { seal } from '@teeka/contract/sealing';
import { openClient } from '../../apps/server/src/platform/db/client.ts';
import { TestClient } from '../../apps/server/src/testing/test-client.ts';
import { benchDemo } from '../bench/demo.ts';
import type { BenchEnv } from './row.ts';

export interface PulledPack {
  readonly people: number;
  /** Signed certificates among them. */
  readonly certificates: number;
  readonly milliseconds: number;
  /** Bytes on the wire, compressed. */
  readonly bytes: number;
}

/** Who works at the site of the catchment. */
export const packWorker = { user_name: 'vaccinator1', password: 'Teeka@2026' };
interface Catchment {
  readonly url: string;
  readonly session_site_id: string;
}

/** A district of its own: other rows fill the sessions of theirs. */
const people = 50_000;
const catchment = 5000;
const pulls = 5;

/** Gives the worker's site as many whole villages as 5,000 people need. */
const widen = `
  with wanted as (
    select village_code, sum(n) over (order by village_code) - n as before
    from (select village_code, count(*) as n from beneficiary group by village_code) counted)
  insert into site_village (session_site_id, village_code)
  select u.default_site_id, w.village_code from app_user u, wanted w where u.user_name = $1 and w.before < $2
  on conflict do nothing`;

/** A demo whose first vaccinator's site looks after a catchment of 5,000 people. */
export async function openCatchment(env: BenchEnv): Promise<Catchment> {
  const { url } = await benchDemo(env, people);
  const db = await openClient(url);
  await db.query('delete from site_village using app_user where session_site_id = default_site_id and user_name = $1', [
    packWorker.user_name,
  ]);
  await db.query(widen, [packWorker.user_name, catchment]);
  const { rows } = await db.query<{ default_site_id: string }>(
    'select default_site_id from app_user where user_name = $1',
    [packWorker.user_name],
  );
  await db.end();
  return { url, session_site_id: rows[0]?.default_site_id ?? '' };
}

/** Issues a certificate to everybody on the lists of the pack who has a dose that is certified: the most that it can bring along. */
async function certifyListed(client: TestClient, session_site_id: string): Promise<void> {
  const { roster } = await client.ask(sessionPack, { session_site_id });
  for (const person of new Set(roster.map(({ beneficiary_id }) => beneficiary_id)))
    await client.send(issueCertificate, { beneficiary_ref_id: person, language: 'hi' });
}

/** The whole pack of a catchment of 5,000 people as a phone pulls it; the median of five pulls. */
export async function pullPack(env: BenchEnv): Promise<PulledPack> {
  const { url, session_site_id } = await openCatchment(env);
  const server = await env.startServer(url, { LOG_LEVEL: 'warn' });
  const client = new TestClient(server.address);
  await client.ask(newLogin, { ...packWorker, ts: String(Date.now()), secret: '' });
  const { sessionKey } = client;
  if (!sessionKey) throw new Error('not signed in');
  await certifyListed(client, session_site_id);
  const body = { session_site_id: await seal(sessionKey, session_site_id), since: '' };
  const times: number[] = [];
  let bytes = 0;
  let counted = { people: 0, certificates: 0 };
  for (let nth = 0; nth <= pulls; nth += 1) {
    const from = performance.now();
    const answer = await fetch(server.address + pathOf(sessionPack.path), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${client.accessToken}`,
        'content-type': 'application/json',
        'accept-encoding': 'br',
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (nth > 0) times.push(performance.now() - from);
    bytes = Number(answer.headers.get('content-length') ?? 0) || (await wireBytes(text));
    const { people: listed, certificates } = JSON.parse(text) as Record<keyof typeof counted, readonly unknown[]>;
    counted = { people: listed.length, certificates: certificates.length };
  }
  await server.stop();
  times.sort((a, b) => a - b);
  return { ...counted, milliseconds: times[Math.floor(pulls / 2)] ?? Number.NaN, bytes };
}

/** A streamed reply names no length: what brotli makes of it at the server's own quality. */
async function wireBytes(text: string): Promise<number> {
  const { brotliCompressSync, constants } = await import('node:zlib');
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
