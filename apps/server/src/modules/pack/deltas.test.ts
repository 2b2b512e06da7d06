import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReplyOf } from '@teeka/contract/call';
import { sessionPack } from '@teeka/contract/pack';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false, env: { DATABASE_CONNECTIONS: '16' } });
const day = await sessionDay(server);
const { pool } = server.platform;
type Pack = ReplyOf<typeof sessionPack>;

const pull = (since = ''): Promise<Pack> =>
  day.phone.ask(sessionPack, { session_site_id: day.site.session_site_id, since });

/** What a phone holds: rows replaced by their key, as pulls come in. */
class PhoneCopy {
  cursor = '';
  readonly people = new Map<string, unknown>();
  readonly roster = new Map<string, unknown>();
  sessions: unknown;

  apply(pack: Pack): this {
    const numbers = pack.mobiles.split('\n');
    for (const [nth, person] of pack.people.entries())
      this.people.set(person.beneficiary_id, { ...person, mobile: numbers[nth] });
    for (const person of pack.left ?? []) this.people.delete(person);
    for (const line of pack.roster) this.roster.set(`${line.session_id} ${line.beneficiary_id}`, line);
    this.sessions = pack.sessions;
    this.cursor = pack.cursor;
    return this;
  }

  shown(): unknown {
    const sorted = (rows: Map<string, unknown>) => [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
    return { people: sorted(this.people), roster: sorted(this.roster), sessions: this.sessions };
  }
}

/** What happens to a person on some day, each as the server's own statements do it. */
const happenings: readonly ((person: string, session: string) => [string, unknown[]])[] = [
  (person) => [
    `update beneficiary set ben_name = ben_name || 'X', version = version + 1, changed_in = pg_current_xact_id()
     where beneficiary_id = $1`,
    [person],
  ],
  (person) => [
    `insert into dose (beneficiary_id, dose_id, dose_code, attempt, given_on, captured_at, captured_by)
     values ($1, $2, 'OPV1', 1 + floor(random() * 30000), '2026-03-01', now(), $2) on conflict do nothing`,
    [person, uuidV7()],
  ],
  (person) => [
    `insert into dose_void (beneficiary_id, dose_id, reason, voided_by, voided_at)
     select beneficiary_id, dose_id, 'x', captured_by, now() from dose where beneficiary_id = $1 limit 1
     on conflict do nothing`,
    [person],
  ],
  (person, session) => [
    `insert into session_roster (session_id, beneficiary_id) values ($2, $1)
     on conflict (session_id, beneficiary_id) do update set version = session_roster.version + 1,
       status = 'verified', changed_in = pg_current_xact_id()`,
    [person, session],
  ],
];
const any = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

async function write(people: readonly string[], session: string, times: number): Promise<void> {
  const client = await pool.connect();
  for (let nth = 0; nth < times; nth++) {
    await client.query('begin');
    const [text, values] = any(happenings)(any(people), session);
    await client.query(text, values);
    await pause(Math.random() * 8);
    await client.query(Math.random() < 0.1 ? 'rollback' : 'commit');
  }
  client.release();
}

test('pulls in the middle of many writers: what was put together equals a fresh pull', async () => {
  const session = await day.session(1);
  const guests = await server.fixtures.places(1);
  const people: string[] = [];
  for (let nth = 0; nth < 12; nth++) people.push(await day.person());
  for (let nth = 0; nth < 3; nth++) {
    const guest = await server.fixtures.person({ village: guests.villages[0] ?? 0 });
    await server.fixtures.onRoster(session, guest);
    people.push(guest);
  }
  for (let round = 0; round < 3; round++) {
    const copy = new PhoneCopy().apply(await pull());
    let writing = true;
    let pulls = 0;
    // On however busy a machine, the writers are at it while three pulls come through.
    const writer = async () => {
      do await write(people, session, 15);
      while (pulls < 3);
    };
    const writers = Promise.all(Array.from({ length: 6 }, writer)).finally(() => {
      writing = false;
    });
    while (writing) {
      copy.apply(await pull(copy.cursor));
      pulls += 1;
    }
    await writers;
    copy.apply(await pull(copy.cursor));
    assert.deepEqual(copy.shown(), new PhoneCopy().apply(await pull()).shown());
    assert.ok(pulls >= 3, `${pulls} pulls`);
  }
});

test('a transaction that commits after two pulls and a later change is not lost', async () => {
  const [late, soon] = [await day.person(), await day.person()];
  const client = await pool.connect();
  await client.query('begin');
  const [text, values] = happenings[1]?.(late, '') ?? ['', []];
  await client.query(text, values);
  const copy = new PhoneCopy().apply(await pull());
  const other = await pool.connect();
  await other.query(...(happenings[0]?.(soon, '') ?? ['', []]));
  other.release();
  copy.apply(await pull(copy.cursor));
  copy.apply(await pull(copy.cursor));
  await client.query('commit');
  client.release();
  const delta = await pull(copy.cursor);
  assert.ok(delta.people.some(({ beneficiary_id, doses }) => beneficiary_id === late && doses.length === 1));
  assert.deepEqual(copy.apply(delta).shown(), new PhoneCopy().apply(await pull()).shown());
});

test('a person who moves into the catchment travels with all doses', async () => {
  const elsewhere = await server.fixtures.places(1);
  const person = await server.fixtures.person({ village: elsewhere.villages[0] ?? 0 });
  const client = await pool.connect();
  const [text, values] = happenings[1]?.(person, '') ?? ['', []];
  await client.query(text, values);
  const { cursor } = await pull();
  await client.query(
    'update beneficiary set village_code = $2, changed_in = pg_current_xact_id() where beneficiary_id = $1',
    [person, day.village],
  );
  client.release();
  const packed = (await pull(cursor)).people.find(({ beneficiary_id }) => beneficiary_id === person);
  assert.equal(packed?.doses.length, 1);
});

test('whoever moves away leaves the phone, but not while on a list', async () => {
  const [goes, stays, returns] = [await day.person(), await day.person(), await day.person()];
  await server.fixtures.onRoster(await day.session(1), stays);
  const elsewhere = await server.fixtures.places(1);
  const move = (person: string, village = 0) =>
    server.rows(
      sql`update beneficiary set village_code = ${village}::int, changed_in = pg_current_xact_id()
        where beneficiary_id = ${person}::bigint`.compile(build),
    );
  const copy = new PhoneCopy().apply(await pull());
  for (const person of [goes, stays, returns]) await move(person, elsewhere.villages[0]);
  await move(returns, day.village);
  const delta = await pull(copy.cursor);
  assert.deepEqual([delta.whole, delta.left], [false, [goes]]);
  assert.deepEqual(copy.apply(delta).shown(), new PhoneCopy().apply(await pull()).shown());
});
