import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InputOf } from '@teeka/contract/call';
import { addVaccineDetails } from '@teeka/contract/cases';
import {
  getBatchRecipients,
  getSessionUtilisation,
  getSiteStock,
  getUtilisationSummary,
  mostToCount,
  receiveBatch,
  saveUtilisation,
} from '@teeka/contract/stock';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { countingDesk } from '../../testing/counting-desk.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, at, site, places } = day;
const { session_site_id } = site;
const { supervisor, line, report } = await countingDesk(server, day);
const delivery = (more: Partial<InputOf<typeof receiveBatch>> = {}) => ({
  receipt_id: uuidV7(),
  batch_id: uuidV7(),
  session_site_id,
  material_id: vaccine.penta,
  batch_number: 'P-900',
  manufacturer: 'Doab Biologicals',
  expiry_date: '2027-06-30',
  vials: 20,
  vvm: 1,
  captured_at: at(),
  ...more,
});

test('vials come into stock, a second delivery of the batch adds to it', async () => {
  const first = delivery();
  const { batch_id } = await phone.ask(receiveBatch, first);
  assert.equal(batch_id, first.batch_id);
  assert.deepEqual(await phone.ask(receiveBatch, first), { batch_id }, 'sent again');
  assert.equal((await phone.ask(receiveBatch, delivery({ batch_number: 'p-900 ', vials: 5 }))).batch_id, batch_id);
  const { batches } = await phone.ask(getSiteStock, { session_site_id });
  const found = batches.filter(({ batch_number }) => batch_number === 'P-900');
  assert.deepEqual(
    found.map(({ vials_received, material_name }) => [vials_received, material_name]),
    [[25, 'Pentavalent']],
  );
});

test('what is not taken into stock', async () => {
  const cases: [string, Parameters<typeof delivery>[0], string][] = [
    ['expired yesterday', { expiry_date: '2026-03-01' }, 'STOCKS0001'],
    ['another expiry than in stock', { expiry_date: '2027-07-01' }, 'STOCKS0002'],
    ['VVM 3', { vvm: 3, batch_number: 'P-901' }, 'VACUTI0008'],
    ['no vial', { vials: 0, batch_number: 'P-901' }, 'FLDVAL0005'],
    ['no such vaccine', { material_id: 999 }, 'VACDOS0013'],
    ['a vaccine against rabies at a vaccination site', { material_id: 201 }, 'VACDOS0013'],
    ['a site that there is not', { session_site_id: uuidV7() }, 'REQVAL0012'],
    ['a clock ahead', { captured_at: at(11) }, 'SESDAY0015'],
  ];
  for (const [what, more, code] of cases)
    assert.deepEqual((await phone.send(receiveBatch, delivery(more))).codes, [code], what);
});

test('who received a batch: found in one look, of the area only, on the audit log', async () => {
  const visit = await openVisit(day);
  const person = visit.beneficiary_reference_id;
  await phone.ask(addVaccineDetails, {
    ...visit,
    vaccine_details: [day.dose({ batch_number: 'SUSPECT-1' })],
  });
  const request = { material_id: vaccine.bcg, batch_number: ' SUSPECT-1' };
  const found = await supervisor.ask(getBatchRecipients, request);
  assert.deepEqual(
    found.doses.map(({ beneficiary_id, session_id }) => [beneficiary_id, session_id]),
    [[person, visit.session_id]],
  );
  assert.equal(found.next_page, null);
  assert.deepEqual((await supervisor.ask(getBatchRecipients, { ...request, page: 2 })).doses, []);
  assert.ok((await day.audited(person)).includes('stock.getBatchRecipients'));
  assert.equal((await supervisor.ask(getBatchRecipients, { ...request, session_id: uuidV7() })).total, 0);
  assert.equal((await supervisor.ask(getBatchRecipients, { ...request, material_id: vaccine.penta })).total, 0);
  const next = await server.fixtures.site(places, { villages: [] });
  for (const [id, total] of [
    [session_site_id, 1],
    [next.session_site_id, 0],
  ] as const) {
    const ofSite = await supervisor.ask(getBatchRecipients, { ...request, within: { level: 'site', id } });
    assert.deepEqual([ofSite.total, ofSite.doses.length], [total, total]);
  }
  for (const stranger of await day.strangers())
    assert.equal((await stranger.ask(getBatchRecipients, request)).total, 0);
  const [dose] = await server.rows<{ dose_id: string }>(
    sql<{ dose_id: string }>`select dose_id from dose where beneficiary_id = ${person}::bigint`.compile(build),
  );
  await server.rows(
    sql`insert into dose_void (beneficiary_id, dose_id, reason, voided_by, voided_at)
      values (${person}::bigint, ${dose?.dose_id}::uuid, 'wrong batch', ${day.user.user_id}::uuid, now())`.compile(
      build,
    ),
  );
  assert.equal((await supervisor.ask(getBatchRecipients, request)).total, 0, 'taken back, or put right by another');
});

test('the month of a site and of the area, and who has not counted', async () => {
  const place = await server.fixtures.site(places, { villages: [] });
  const nurse = await server.as(await server.fixtures.user({ sites: [place], places }));
  const date = '2026-03-02';
  const [counted, uncounted] = [
    await server.fixtures.session({ site: place, date, status: 3 }),
    await server.fixtures.session({ site: place, date, status: 3 }),
  ];
  const given = await day.person();
  await server.fixtures.onRoster(uncounted, given, 'vaccinated');
  await server.rows(
    sql`insert into dose (beneficiary_id, dose_id, dose_code, attempt, given_on, session_id, material_id, batch_number,
        captured_at, captured_by)
      select ${given}::bigint, ${uuidV7()}::uuid, 'PENTA1', 1, ${date}::date, ${uncounted}::uuid, ${vaccine.penta}::int,
        'P-1', ${at()}, user_id from app_user limit 1`.compile(build),
  );
  await nurse.ask(saveUtilisation, report(counted, [line({ opened_on: date })]));
  const corrected = report(counted, [line({ opened_on: date, doses_given: 26, doses_recorded: 26 })], {
    captured_at: at(1),
    correction_reason: 'Counted again',
  });
  await nurse.ask(saveUtilisation, corrected);
  const days = { from_date: '2026-03-01', to_date: day.today };
  const period = { ...days, within: { level: 'site', id: place.session_site_id } as const };
  const month = await nurse.ask(getUtilisationSummary, period);
  assert.deepEqual(
    month.vaccines.map(({ material_code, doses_given, net, net_percent, sessions }) => [
      material_code,
      doses_given,
      net,
      net_percent,
      sessions,
    ]),
    [['PENTA', 26, 2, 6.7, 1]],
    'only the report that holds',
  );
  assert.deepEqual(
    month.without_report.map(({ session_id }) => session_id),
    [uncounted],
  );
  const area = await supervisor.ask(getUtilisationSummary, days);
  assert.ok((area.vaccines.find((one) => one.material_id === vaccine.penta)?.doses_given ?? 0) >= 26);
  const others = await phone.ask(getUtilisationSummary, period);
  assert.deepEqual([others.vaccines, others.places, others.without_report], [[], [], []], 'of others');
  assert.deepEqual((await nurse.send(getUtilisationSummary, { ...period, from_date: '' })).codes.length, 1);
});

test('of more sessions to count than are listed the latest are, and how many there are', async () => {
  const place = await server.fixtures.site(places, { villages: [] });
  const person = await day.person();
  const dates = Array.from({ length: mostToCount + 1 }, (_, at) => (at === 0 ? '2026-03-02' : '2026-03-03'));
  const sessions: string[] = [];
  for (const date of dates) {
    const session = await server.fixtures.session({ site: place, date, status: 3 });
    await server.fixtures.onRoster(session, person, 'vaccinated');
    sessions.push(session);
  }
  await server.rows(
    sql`insert into dose (beneficiary_id, dose_id, dose_code, attempt, given_on, session_id, material_id, batch_number,
        captured_at, captured_by)
      select ${person}::bigint, gen_random_uuid(), 'PENTA1', nth, '2026-03-03', session_id, ${vaccine.penta}::int,
        'P-1', ${at()}, ${day.user.user_id}::uuid
      from unnest(${sessions}::uuid[]) with ordinality one (session_id, nth)`.compile(build),
  );
  const found = await supervisor.ask(getUtilisationSummary, {
    from_date: '2026-03-01',
    to_date: day.today,
    within: { level: 'site', id: place.session_site_id },
  });
  assert.deepEqual([found.without_report_total, found.without_report.length], [mostToCount + 1, mostToCount]);
  assert.ok(found.without_report.every(({ date_of_session }) => date_of_session === '2026-03-03'));
});

test('stock and sessions of other sites are not there', async () => {
  const session_id = await day.session(1);
  for (const stranger of await day.strangers()) {
    for (const refused of [
      await stranger.send(receiveBatch, delivery()),
      await stranger.send(getSiteStock, { session_site_id }),
      await stranger.send(getSessionUtilisation, { session_id }),
      await stranger.send(saveUtilisation, report(session_id, [line()])),
    ])
      assert.deepEqual([refused.status, refused.codes], [404, ['REQVAL0012']]);
  }
});
