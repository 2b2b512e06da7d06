import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { downloadAppreciationLetter } from '@teeka/contract/appreciation';
import { pathOf } from '@teeka/contract/prefixes';
import { changeContent } from '@teeka/contract/settings';
import { getAllSites } from '@teeka/contract/sites';
import { addDays, addYears } from '@teeka/domain/calendar';
import { whole } from '@teeka/words/whole';
import { type RawBuilder, sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { withClient } from '../../platform/db/client.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { type SessionDay, sessionDay, vaccine } from '../../testing/session-day.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';
import { textOfPdf, unspaced } from '../../testing/text-of-pdf.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const run = (statement: RawBuilder<unknown>) => server.rows(statement.compile(build));
const day = await sessionDay(server);
const { today, user: nurse, places, site } = day;
const month = { from: addDays(today, -30), to: today };
const wanted = { user_id: nurse.user_id, ...month, language: 'en' } as const;

interface Given {
  readonly date?: string;
  readonly by?: string;
  readonly origin?: string;
  readonly at?: SessionDay;
}

/** A dose of a session that has ended, with the session's team. */
async function gave(session: string, { date = today, by = nurse.user_id, origin = 'session', at = day }: Given = {}) {
  const person = await at.person({}, { session, status: 'vaccinated' });
  const dose_id = uuidV7();
  await run(sql`
    insert into dose (beneficiary_id, dose_id, dose_code, attempt, given_on, session_id, session_site_id, material_id,
      batch_number, captured_at, captured_by, origin)
    values (${person}::bigint, ${dose_id}::uuid, 'BCG', 1, ${date}::date, ${session}::uuid,
      ${at.site.session_site_id}::uuid, ${vaccine.bcg}::int, 'P-1', ${day.at()}, ${by}::uuid, ${origin})`);
  return { person, dose_id };
}

const inTeam = (session: string, user_id: string) =>
  run(sql`
  insert into session_team (session_id, user_id) values (${session}::uuid, ${user_id}::uuid)`);

/** The sheets of a letter. */
async function letterOf(client: TestClient, input: object): Promise<readonly string[]> {
  const answer = await fetch(client.base + pathOf(downloadAppreciationLetter.path), {
    method: 'POST',
    headers: { authorization: `Bearer ${client.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  assert.equal(answer.headers.get('content-type'), 'application/pdf', String(answer.status));
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="appreciation-letter-/);
  return (await textOfPdf(new Uint8Array(await answer.arrayBuffer()))).map(unspaced);
}

const lettersOf = (user_id: string) =>
  server.rows<{ by: string; detail: Record<string, unknown> }>(
    sql<{ by: string; detail: Record<string, unknown> }>`
      select user_id as by, detail from audit where call = ${downloadAppreciationLetter.name}
        and subject = ${user_id}::text order by at, audit_id`.compile(build),
  );

const of = async (
  role: 'Supervisor' | 'District Administrator' | 'Site Admin',
  at: SessionDay,
  level: 'Block' | 'District' | 'Facility',
) => server.as(await fixtures.user({ role, level, places: at.places, sites: level === 'Facility' ? [at.site] : [] }));
const district = await of('District Administrator', day, 'District');

const ended = await day.session(2, addDays(today, -3));
await run(sql`update vaccination_session set started_at = ${day.at(-60)} where session_id = ${ended}::uuid`);
await inTeam(ended, nurse.user_id);
await inTeam(await day.session(0, addDays(today, -2)), nurse.user_id);
await gave(ended, { date: addDays(today, -3) });
await gave(ended, { date: addDays(today, -3) });

test('what is counted: own doses that stand, of the days, at the own sites; sessions that took place', async () => {
  const colleague = await fixtures.user({ sites: [site], places });
  const other = await day.session(2, addDays(today, -40));
  await gave(other, { date: addDays(today, -40) });
  await gave(ended, { by: colleague.user_id });
  await gave(ended, { origin: 'previous' });
  const taken = await gave(ended);
  await run(sql`
    insert into dose_void (beneficiary_id, dose_id, reason, voided_by, voided_at)
    values (${taken.person}::bigint, ${taken.dose_id}::uuid, 'wrong person', ${nurse.user_id}::uuid, ${day.at()})`);
  await run(sql`update session_roster set verified_by = ${nurse.user_id}::uuid, verified_at = ${day.at()}
    where session_id = ${ended}::uuid and beneficiary_id = ${taken.person}::bigint`);
  await run(sql`update beneficiary set created_by = ${nurse.user_id}::uuid, created_at = ${day.at()}
    where beneficiary_id = ${taken.person}::bigint`);
  await letterOf(district, wanted);
  const [noted] = await lettersOf(nurse.user_id);
  assert.match(String(noted?.detail.letter), /^\d{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const { sessions, people, doses, verified, registered, from, to } = noted?.detail ?? {};
  assert.deepEqual(
    { sessions, people, doses, verified, registered, from, to },
    { sessions: 1, people: 2, doses: 2, verified: 1, registered: 1, from: month.from, to: month.to },
  );
});

test('whoever answers for the worker is named below it, in the language of the letter; the number stands in the audit log', async () => {
  for (const language of ['en', 'hi'] as const) {
    const [sheet = '', ...more] = await letterOf(district, { ...wanted, language });
    const words = whole[language].appreciation;
    assert.equal(more.length, 0);
    assert.ok(sheet.includes(unspaced(words.letter)) && sheet.includes(unspaced(words.doses)), sheet);
    assert.ok(sheet.includes(unspaced(whole[language].app.roleDistrictAdministrator)));
    assert.ok(!sheet.includes(unspaced(words.byOneself)));
    const number = (await lettersOf(nurse.user_id)).at(-1)?.detail.letter;
    assert.ok(sheet.includes(String(number)), sheet);
  }
});

test('the own letter is drawn by oneself and left to be signed', async () => {
  const [sheet = ''] = await letterOf(day.phone, wanted);
  assert.ok(
    sheet.includes(unspaced(whole.en.appreciation.byOneself)) &&
      sheet.includes(unspaced(whole.en.appreciation.signature)),
  );
  assert.equal((await lettersOf(nurse.user_id)).at(-1)?.by, nurse.user_id);
});

test('nobody has the letter of somebody for whom they do not answer, which leaves a trace; nobody learns who there is', async () => {
  const elsewhere = await sessionDay(server);
  const colleague = await server.as(await fixtures.user({ role: 'ANM', sites: [site], places }));
  const above = await fixtures.user({ role: 'District Administrator', level: 'District', places });
  const inside = [await of('Site Admin', day, 'Facility'), await of('Supervisor', day, 'Block'), district];
  for (const client of inside) assert.equal((await client.send(downloadAppreciationLetter, wanted)).status, 200);
  const outside: [TestClient, string][] = [
    [await of('Site Admin', elsewhere, 'Facility'), nurse.user_id],
    [await of('Supervisor', elsewhere, 'Block'), nurse.user_id],
    [await of('District Administrator', elsewhere, 'District'), nurse.user_id],
    [colleague, nurse.user_id],
    [inside[1] ?? district, above.user_id],
    [district, uuidV7()],
  ];
  for (const [client, user_id] of outside) {
    const answer = await client.send(downloadAppreciationLetter, { ...wanted, user_id });
    assert.deepEqual([answer.status, answer.codes], [404, ['REQVAL0012']]);
  }
  await server.platform.refusedCalls.flush(server.clock.clock().instant);
  const [traced] = await server.rows(
    sql<{ tried: number }>`select sum(times)::int as tried from refused_call
      where call = ${downloadAppreciationLetter.name} and code = 'REQVAL0012'`.compile(build),
  );
  assert.equal(traced?.tried, outside.length);
});

test('days that are none, backwards, of times to come or more than a year are refused; so are days without anything done', async () => {
  const table: [object, number, string][] = [
    [{ from: '' }, 400, 'FLDVAL0023'],
    [{ to: '' }, 400, 'FLDVAL0024'],
    [{ from: '2026-02-30' }, 400, 'FLDVAL0017'],
    [{ from: today, to: addDays(today, -1) }, 400, 'FLDVAL0026'],
    [{ from: '2022-12-31', to: '2023-01-31' }, 400, 'FLDVAL0018'],
    [{ to: addDays(today, 1) }, 400, 'FLDVAL0019'],
    [{ from: addYears(today, -1) }, 400, 'FLDVAL0019'],
    [{ language: 'fr' }, 400, 'REQVAL0002'],
    [{ user_id: 'x' }, 400, 'REQVAL0002'],
    [{ from: '2023-02-01', to: '2023-02-28' }, 422, 'APPREC0001'],
  ];
  for (const [change, status, code] of table) {
    const answer = await district.send(downloadAppreciationLetter, { ...wanted, ...change } as never);
    assert.deepEqual([answer.status, answer.codes], [status, [code]], JSON.stringify(change));
  }
  const idle = await server.as(await fixtures.user({ role: 'Supervisor', level: 'Block', places }));
  const [own] = await server.rows(
    sql<{ user_id: string }>`select user_id from app_user order by created_at desc limit 1`.compile(build),
  );
  const none = await idle.send(downloadAppreciationLetter, { ...wanted, user_id: own?.user_id ?? '' });
  assert.deepEqual(none.codes, ['APPREC0001']);
});

test('the text is that of the administration, at once', async () => {
  const chief = await server.as(await fixtures.user({ role: 'Supervisor', level: 'National', places }));
  const change = { name: 'appreciation_letter', language: 'hi', seen: 0, reason: 'A text of our own' } as const;
  await chief.ask(changeContent, { ...change, value: '<p>बहुत-बहुत <b>धन्यवाद</b></p>' });
  const [sheet = ''] = await letterOf(district, { ...wanted, language: 'hi' });
  assert.ok(sheet.includes('बहुत-बहुत') && sheet.includes('धन्यवाद'), sheet);
});

test('letters, whoever asks for them, leave connections for the others', async () => {
  const officers = await Promise.all(Array.from({ length: 5 }, () => of('District Administrator', day, 'District')));
  const letters = await withClient(server.ownerUrl, async (client) => {
    await client.query('begin');
    await client.query('lock table dose in access exclusive mode');
    const sent = officers.flatMap((officer) => [1, 2].map(() => officer.send(downloadAppreciationLetter, wanted)));
    const waiting = sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.compile(build);
    while (((await server.rows(waiting))[0]?.n ?? 0) < 2) await pause(20);
    await pause(300);
    const others = await Promise.race([day.phone.send(getAllSites, {}), pause(5000)]);
    await client.query('rollback');
    return { sent: await Promise.all(sent), others };
  });
  assert.equal(letters.others?.status, 200);
  for (const { status } of letters.sent) assert.equal(status, 200);
});
