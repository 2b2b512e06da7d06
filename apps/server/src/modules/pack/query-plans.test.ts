import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Role } from '@teeka/contract/roles';
import { sql } from 'kysely';
import type { Actor, Scope } from '../../platform/access/actor.ts';
import { build } from '../../platform/db/build.ts';
import { type Statement, write } from '../../platform/db/statement.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { testServer } from '../../testing/test-server.ts';
import { endsOf, linksAfter, unsealed } from '../audit/queries.ts';
import { lockPerson, peopleByToken, personByReference, personDetails } from '../beneficiaries/queries.ts';
import { knownOfBite } from '../bites/queries.ts';
import { asksOfEnd } from '../cases/plans.ts';
import { casesOfPerson, visitForCase, visitForDoses } from '../cases/queries.ts';
import { dosesOfPerson, openingFacts } from '../cases/schedule/queries.ts';
import { caseToEnd } from '../cases/status/queries.ts';
import {
  lockEntries,
  lockEntry,
  lockSession,
  peopleOfSession,
  personOfArea,
  sessionOfArea,
  sessionsOfArea,
} from '../sessions/queries.ts';
import { siteDetails, sitesInArea } from '../sites/queries.ts';
import { packSince, wholePack } from './queries.ts';

const server = await testServer({ sandbox: false, handlers: () => [] });
const today = '2026-03-16' as Parameters<typeof sessionsOfArea>[1];
const person = '10000000000777';
const [site, session, user] = [uuidV7(), uuidV7(), uuidV7()];
const run = (query: ReturnType<typeof sql>) => server.rows(query.compile(build));

/** A district's worth: 20,000 people in 2,000 villages of 20 blocks, 500 sites, 4,000 sessions. */
before(async () => {
  await run(sql`insert into location (level, code, name_en, name_hi, parent_code) values
    ('state', 1, 's', 's', null), ('district', 2, 'd', 'd', 1)`);
  await run(sql`insert into location (level, code, name_en, name_hi, parent_code)
    select 'block', 100 + n, 'b', 'b', case when n < 10 then 2 else 3 end from generate_series(1, 20) n`);
  await run(sql`insert into location (level, code, name_en, name_hi, parent_code)
    select 'village', 1000 + n, 'v', 'v', 101 + n % 20 from generate_series(0, 1999) n`);
  await run(sql`insert into facility (facility_id, name_en, name_hi, kind, state_code, district_code, block_code)
    select gen_random_uuid(), 'f', 'f', 'SC', 1, case when n % 20 < 10 then 2 else 3 end, 101 + n % 20
    from generate_series(1, 500) n`);
  await run(sql`insert into session_site (session_site_id, facility_id, name_en, name_hi)
    select gen_random_uuid(), facility_id, 's', 's' from facility`);
  await run(sql`insert into session_site (session_site_id, facility_id, name_en, name_hi)
    select ${site}, facility_id, 's', 's' from facility limit 1`);
  await run(sql`insert into site_village select ${site}, 1000 + n from generate_series(1, 2) n`);
  await run(sql`insert into site_village
    select session_site_id, 1000 + (row_number() over ()) * 4 + n
    from session_site, generate_series(0, 3) n on conflict do nothing`);
  await run(sql`insert into beneficiary (beneficiary_id, ben_name, dob, gender, village_code, ben_type_id)
    select 10000000000000 + n, 'p', date '2025-01-01' + n % 400, 1, 1000 + n % 2000, 3
    from generate_series(1, 20000) n`);
  await run(sql`insert into search_token
    select sha256(beneficiary_id::text::bytea), 0, beneficiary_id from beneficiary`);
  await run(sql`insert into dose (beneficiary_id, dose_id, dose_code, given_on, captured_at, captured_by)
    select beneficiary_id, gen_random_uuid(), code, dob, now(), ${user}
    from beneficiary, unnest(array['BCG', 'OPV0']) code`);
  await run(sql`insert into dose_void (beneficiary_id, dose_id, reason, voided_by, voided_at)
    select beneficiary_id, dose_id, 'x', ${user}, now() from dose where beneficiary_id % 7 = 0`);
  await run(sql`insert into care_case (beneficiary_id, case_id, kind, material_category, opened_at, opened_by)
    select beneficiary_id, gen_random_uuid(), 'rabies', 'x', now(), ${user} from beneficiary`);
  await run(sql`insert into bite_case (beneficiary_id, case_id, case_type, session_site_id, opened_at, is_open, details)
    select beneficiary_id, case_id, 'rabies', s.session_site_id, opened_at, beneficiary_id % 10 = 0, '{}'
    from care_case, lateral (select session_site_id from session_site order by session_site_id offset beneficiary_id % 500
      limit 1) s`);
  await run(sql`insert into vaccination_session (session_id, session_site_id, session_name, date_of_session,
      start_time, end_time, capacity)
    select gen_random_uuid(), session_site_id, '', ${today}::date - n * 7, '09:00', '16:00', 50
    from session_site, generate_series(0, 7) n`);
  await run(sql`insert into vaccination_session (session_id, session_site_id, session_name, date_of_session,
      start_time, end_time, capacity) values (${session}, ${site}, '', ${today}::date, '09:00', '16:00', 50)`);
  await run(sql`insert into session_roster (session_id, beneficiary_id)
    select session_id, 10000000000001 + (random() * 19000)::int + n
    from vaccination_session, generate_series(1, 5) n on conflict do nothing`);
  await run(sql`insert into audit (beneficiary_id, audit_id, call)
    select beneficiary_id, gen_random_uuid(), 'x' from beneficiary`);
  await run(sql`insert into audit_link (beneficiary_id, position, audit_id, link)
    select beneficiary_id, 1, audit_id, '' from audit`);
  await run(sql`analyze`);
});

const big = new Set([
  ...['location', 'beneficiary', 'search_token', 'dose', 'dose_void', 'care_case', 'bite_case'],
  ...['vaccination_session', 'session_roster', 'audit', 'audit_link'],
]);

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}
const scans = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && big.has(plan['Relation Name'] ?? '') ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scans),
];

/** The big tables that a statement would read from end to end. */
async function readWhole(query: Statement): Promise<string[]> {
  const client = await server.platform.pool.connect();
  try {
    const text = `explain (format json) ${query.sql}`;
    const { rows } = await client.query(text, query.parameters as unknown[]);
    return scans((rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan);
  } finally {
    client.release();
  }
}

function actor(role: Role, level: Scope['level']): Actor {
  const places = { state_code: 1, district_code: 2, block_code: 101, facility_id: null };
  const scope = { level, ...places, sites: [site], villages: [1001, 1002] };
  return { user_id: user, sign_in_id: uuidV7(), display_name: '', role, vacc_type: 1, scope };
}

const visit = { beneficiary_id: person, session_id: session, case_id: uuidV7(), material_ids: [101] };
const drawn = { batch_ids: [uuidV7()], dose_ids: [uuidV7()] };
/** Every statement that a session day waits for. */
const hot = (by: Actor): [string, Statement][] => [
  ['search by number', peopleByToken(by, today, [Buffer.alloc(32, 1), Buffer.alloc(32, 2)])],
  ['search by reference', personByReference(by, today, person)],
  ['details', personDetails(by, today, person)],
  ['a person of the area', personOfArea(by, today, person)],
  ['cases', casesOfPerson(by, today, person)],
  ['person to hold', lockPerson(person)],
  ['case to close', caseToEnd(by, today, visit, asksOfEnd(visit.case_id))],
  ['case to open', visitForCase(by.scope, visit, openingFacts(visit.case_id, null))],
  ['doses to record', visitForDoses(by.scope, { ...visit, ...drawn }, dosesOfPerson)],
  ['case of a bite to open', visitForCase(by.scope, visit, knownOfBite(visit.case_id))],
  ['doses after a bite to record', visitForDoses(by.scope, { ...visit, ...drawn }, knownOfBite(visit.case_id))],
  ['session', sessionOfArea(by.scope, session)],
  ['list of a session', peopleOfSession(by, session)],
  ['session to start', lockSession(by.scope, session)],
  ['line to verify', lockEntry(session, person)],
  ['list to end', lockEntries(session, ['scheduled'])],
  ['site', siteDetails(by.scope, user, site)],
];

test('a statement that does read one from end to end is seen', async () => {
  const query = write`select count(*) from beneficiary b join dose d on d.given_on = b.dob`;
  assert.deepEqual((await readWhole(query)).sort(), ['beneficiary', 'dose']);
});

test('no statement of a session day reads a big table from end to end', async (t) => {
  for (const [role, level] of [
    ['Vaccinator', 'Facility'],
    ['ASHA', 'Facility'],
    ['Supervisor', 'Block'],
    ['District Administrator', 'District'],
  ] as const) {
    for (const [what, query] of hot(actor(role, level)))
      await t.test(`${what}, ${role}`, async () => assert.deepEqual(await readWhole(query), []));
  }
});

test("nor do the lists and the pack of a site's workers", async (t) => {
  const by = actor('Vaccinator', 'Facility');
  const question = { actor: by, site, from: today, to: today };
  const [now] = await server.rows<{ at: string; life: string }>(
    sql<{ at: string; life: string }>`select incarnation() as life, pg_current_xact_id()::text as at`.compile(build),
  );
  const cases: [string, Statement][] = [
    ['sites', sitesInArea(by.scope, user)],
    ['sessions', sessionsOfArea(by.scope, today, today)],
    ['whole pack', wholePack(question)],
    ['pack since', packSince(question, { change: now?.at ?? '0', newDay: false, incarnation: now?.life ?? '' })],
    [
      'pack of the next day',
      packSince(question, { change: now?.at ?? '0', newDay: true, incarnation: now?.life ?? '' }),
    ],
    ['pack of an ASHA', wholePack({ ...question, actor: actor('ASHA', 'Facility') })],
  ];
  for (const [what, query] of cases) await t.test(what, async () => assert.deepEqual(await readWhole(query), []));
});

test('nor does the job that seals the audit log', async () => {
  const [now] = await server.rows<{ at: string }>(
    sql<{ at: string }>`select pg_current_xact_id()::text as at`.compile(build),
  );
  for (const query of [unsealed(now?.at ?? '0', null, 2000), endsOf([person]), linksAfter(person, '1', 100)])
    assert.deepEqual(await readWhole(query), []);
});
