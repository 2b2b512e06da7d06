import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InputOf } from '@teeka/contract/call';
import { addVaccineDetails } from '@teeka/contract/cases';
import { sessionPack } from '@teeka/contract/pack';
import { endSession } from '@teeka/contract/sessions';
import {
  getBatchRecipients,
  getSessionUtilisation,
  getSiteStock,
  getUtilisationSummary,
  receiveBatch,
  saveUtilisation,
} from '@teeka/contract/stock';
import { carriedOn } from '@teeka/domain/stock';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { bcgOnce, type VialLine, vialLines } from '../../testing/vial-line.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, at, site, places } = day;
const { session_site_id } = site;
const supervisor = await server.as(
  await server.fixtures.user({ role: 'Supervisor', level: 'Block', places }),
);

type Line = VialLine;
const line = vialLines(day);
const report = (session_id: string, lines: Line[], more: object = {}) => ({
  utilisation_id: uuidV7(),
  session_id,
  lines,
  captured_at: at(),
  ...more,
});
const arrival = (more: Partial<InputOf<typeof receiveBatch>> = {}) => ({
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
  const first = arrival();
  const { batch_id } = await phone.ask(receiveBatch, first);
  assert.equal(batch_id, first.batch_id);
  assert.deepEqual(await phone.ask(receiveBatch, first), { batch_id }, 'sent again');
  assert.equal(
    (await phone.ask(receiveBatch, arrival({ batch_number: 'p-900 ', vials: 5 }))).batch_id,
    batch_id,
  );
  const { batches } = await phone.ask(getSiteStock, { session_site_id });
  const found = batches.filter(({ batch_number }) => batch_number === 'P-900');
  assert.deepEqual(
    found.map(({ vials_received, material_name }) => [vials_received, material_name]),
    [[25, 'Pentavalent']],
  );
});

test('what is not taken into stock', async () => {
  const cases: [string, Parameters<typeof arrival>[0], string][] = [
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
    assert.deepEqual((await phone.send(receiveBatch, arrival(more))).codes, [code], what);
});

test('a session gives what was recorded; its report is kept, a correction stands beside it', async () => {
  const visit = await openVisit(day);
  const { session_id } = visit;
  const batch_id = await day.batch(vaccine.bcg);
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose({ batch_id })] });
  const before = await phone.ask(getSessionUtilisation, { session_id });
  assert.deepEqual(
    before.given.map(({ material_id, doses }) => [material_id, doses]),
    [[vaccine.bcg, 1]],
  );
  assert.equal(before.report, null);
  const first = report(session_id, [line()]);
  await phone.ask(saveUtilisation, first);
  await phone.ask(saveUtilisation, first);
  const again = report(session_id, [line({ doses_discarded: 1, damage_reason: 'Septum in water' })]);
  assert.deepEqual((await phone.send(saveUtilisation, again)).codes, ['VACUTI0012'], 'a correction says why');
  await phone.ask(saveUtilisation, { ...again, captured_at: at(1), correction_reason: 'Counted again' });
  const { report: kept } = await supervisor.ask(getSessionUtilisation, { session_id });
  assert.deepEqual(
    [kept?.versions, kept?.correction_reason, kept?.lines[0]?.doses_discarded],
    [2, 'Counted again', 1],
  );
  await assert.rejects(
    server.rows(sql`update utilisation_line set doses_given = 0`.compile(build)),
    /append-only/,
  );
});

test('what a report is refused for, at its field', async () => {
  const session_id = await day.session(1);
  const cases: [string, Line[], string, string][] = [
    ['a vial missing', [line({ vials_returned: 2 })], 'VACUTI0002', 'lines.0.vials_received'],
    ['a field missing', [line({ vials_opened: null })], 'VACUTI0001', 'lines.0.vials_opened'],
    ['BCG kept', [line({ material_id: vaccine.bcg })], 'VACUTI0006', 'lines.0.partial_vials_out'],
    ['rabies vaccine', [line({ material_id: 201 })], 'VACUTI0013', 'lines.0.material_id'],
    ['twice the same', [line(), line()], 'VACUTI0011', 'lines.1.batch_number'],
    [
      'more given than recorded, no reason',
      [line({ given_reason: '' })],
      'VACUTI0005',
      'lines.0.given_reason',
    ],
  ];
  for (const [what, lines, code, path] of cases) {
    const refused = await phone.send(saveUtilisation, report(session_id, lines));
    assert.deepEqual(refused.codes, [code], what);
    assert.match(refused.text, new RegExp(path.replaceAll('.', '\\.')), what);
  }
  const cancelled = await day.session(2);
  assert.deepEqual((await phone.send(saveUtilisation, report(cancelled, [line()]))).codes, ['SESDAY0007']);
});

test('doses given are held against the record, not against what the phone had heard of it', async () => {
  const visits = [await openVisit(day)];
  const { session_id } = visits[0] as (typeof visits)[number];
  visits.push(await openVisit(day, { session_id }));
  const [own, others] = [day.dose(), day.dose()];
  for (const [at, dose] of [own, others].entries())
    await phone.ask(addVaccineDetails, {
      ...(visits[at] as (typeof visits)[number]),
      vaccine_details: [dose],
    });
  const bcg = { ...bcgOnce, batch_number: own.batch_number, given_reason: '' };
  const refused = await phone.send(saveUtilisation, report(session_id, [line(bcg)]));
  assert.deepEqual(
    refused.errors.map(({ code, path, values }) => [code, path, values['recorded']]),
    [['VACUTI0005', 'lines.0.given_reason', 2]],
  );
  await phone.ask(saveUtilisation, report(session_id, [line({ ...bcg, doses_given: 2, doses_recorded: 1 })]));
  const { report: kept } = await phone.ask(getSessionUtilisation, { session_id });
  assert.deepEqual([kept?.lines[0]?.doses_recorded, kept?.lines[0]?.doses_given], [2, 2]);
});

test('part vials kept are carried into the next session of the site, until that session says otherwise', async () => {
  const place = await server.fixtures.site(places, { villages: [] });
  const nurse = await server.as(await server.fixtures.user({ sites: [place], places }));
  const session = (date: string) => server.fixtures.session({ site: place, date, status: 3 });
  const [one, two, three] = [
    await session('2026-02-20'),
    await session('2026-03-01'),
    await session(day.today),
  ];
  const opened_on = '2026-02-20';
  await nurse.ask(
    saveUtilisation,
    report(one, [line({ opened_on }), line({ batch_number: 'P-2', opened_on, doses_partial_out: 5 })]),
  );
  const carried = async (session_id: string) =>
    (await nurse.ask(getSessionUtilisation, { session_id })).carried.map(({ batch_number, doses, vials }) => [
      batch_number,
      doses,
      vials,
    ]);
  assert.deepEqual(await carried(two), [
    ['P-1', 2, 1],
    ['P-2', 5, 1],
  ]);
  assert.deepEqual(await carried(one), [], 'nothing before the first');
  const used = {
    vials_received: 0,
    vials_opened: 0,
    vials_returned: 0,
    partial_vials_in: 1,
    doses_in_partial: 2,
    doses_recorded: 2,
    doses_given: 2,
    partial_vials_out: 0,
    doses_partial_out: 0,
    opened_on: null,
  };
  await nurse.ask(saveUtilisation, report(two, [line(used)]));
  assert.deepEqual(await carried(three), [['P-2', 5, 1]]);
  const { open_vials } = await nurse.ask(getSiteStock, { session_site_id: place.session_site_id });
  assert.deepEqual(
    open_vials.map(({ batch_number }) => batch_number),
    ['P-2'],
  );
  const { session_site_id: there } = place;
  const pack = await nurse.ask(sessionPack, { session_site_id: there, since: '' });
  const onPhone = carriedOn(pack.kept_vials ?? [], day.today);
  assert.deepEqual(onPhone, open_vials, 'the phone knows them without network');
});

test('a session ends once the vials of every vaccine it gave are counted', async () => {
  const visit = await openVisit(day, { person: { dob: day.today } });
  const { session_id } = visit;
  const end = async () => (await phone.send(endSession, { session_id, captured_at: at() })).codes.join();
  const dose = day.dose();
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  const counted = async () =>
    (await phone.ask(sessionPack, { session_site_id, since: '' })).sessions.find(
      (one) => one.session_id === session_id,
    )?.vials_counted;
  assert.equal(await end(), 'VACUTI0014', 'nothing is counted');
  assert.deepEqual(await counted(), []);
  await phone.ask(saveUtilisation, report(session_id, [line()]));
  assert.equal(await end(), 'VACUTI0014', 'another vaccine is counted');
  const bcg = { ...bcgOnce, batch_number: dose.batch_number };
  const again = { correction_reason: 'BCG was left out' };
  await phone.ask(saveUtilisation, report(session_id, [line(), line(bcg)], again));
  assert.deepEqual(await counted(), [vaccine.bcg, vaccine.penta]);
  assert.equal(await end(), '');
});

test('who received a batch: found in one look, of the area only, on the audit log', async () => {
  const visit = await openVisit(day);
  const person = visit.beneficiary_reference_id;
  await phone.ask(addVaccineDetails, {
    ...visit,
    vaccine_details: [day.dose({ batch_number: 'SUSPECT-1' })],
  });
  const asked = { material_id: vaccine.bcg, batch_number: ' SUSPECT-1' };
  const found = await supervisor.ask(getBatchRecipients, asked);
  assert.deepEqual(
    found.doses.map(({ beneficiary_id, session_id }) => [beneficiary_id, session_id]),
    [[person, visit.session_id]],
  );
  assert.ok((await day.audited(person)).includes('stock.getBatchRecipients'));
  assert.equal((await supervisor.ask(getBatchRecipients, { ...asked, session_id: uuidV7() })).total, 0);
  assert.equal((await supervisor.ask(getBatchRecipients, { ...asked, material_id: vaccine.penta })).total, 0);
  for (const stranger of await day.strangers())
    assert.equal((await stranger.ask(getBatchRecipients, asked)).total, 0);
  const [dose] = await server.rows<{ dose_id: string }>(
    sql<{ dose_id: string }>`select dose_id from dose where beneficiary_id = ${person}::bigint`.compile(
      build,
    ),
  );
  await server.rows(
    sql`insert into dose_void (beneficiary_id, dose_id, reason, voided_by, voided_at)
      values (${person}::bigint, ${dose?.dose_id}::uuid, 'wrong batch', ${day.user.user_id}::uuid, now())`.compile(
      build,
    ),
  );
  assert.equal(
    (await supervisor.ask(getBatchRecipients, asked)).total,
    0,
    'taken back, or put right by another',
  );
});

test('the month of a site and of the area, and who has not counted', async () => {
  const place = await server.fixtures.site(places, { villages: [] });
  const nurse = await server.as(await server.fixtures.user({ sites: [place], places }));
  const date = '2026-03-02';
  const [counted, uncounted] = [
    await server.fixtures.session({ site: place, date, status: 3 }),
    await server.fixtures.session({ site: place, date, status: 3 }),
  ];
  await server.fixtures.onRoster(uncounted, await day.person(), 'vaccinated');
  await nurse.ask(saveUtilisation, report(counted, [line({ opened_on: date })]));
  const corrected = report(counted, [line({ opened_on: date, doses_given: 26, doses_recorded: 26 })], {
    captured_at: at(1),
    correction_reason: 'Counted again',
  });
  await nurse.ask(saveUtilisation, corrected);
  const period = { from_date: '2026-03-01', to_date: day.today, session_site_id: place.session_site_id };
  const month = await nurse.ask(getUtilisationSummary, period);
  assert.deepEqual(
    month.vaccines.map(({ doses_given, net, net_percent, sessions }) => [
      doses_given,
      net,
      net_percent,
      sessions,
    ]),
    [[26, 2, 6.7, 1]],
    'only the report that holds',
  );
  assert.deepEqual(
    month.without_report.map(({ session_id }) => session_id),
    [uncounted],
  );
  const area = await supervisor.ask(getUtilisationSummary, { ...period, session_site_id: '' });
  assert.ok((area.vaccines.find((one) => one.material_id === vaccine.penta)?.doses_given ?? 0) >= 26);
  assert.deepEqual(
    (await phone.send(getUtilisationSummary, period)).codes,
    ['REQVAL0012'],
    'a site of others',
  );
  assert.deepEqual((await nurse.send(getUtilisationSummary, { ...period, from_date: '' })).codes.length, 1);
});

test('stock and sessions of other sites are not there', async () => {
  const session_id = await day.session(1);
  for (const stranger of await day.strangers()) {
    for (const refused of [
      await stranger.send(receiveBatch, arrival()),
      await stranger.send(getSiteStock, { session_site_id }),
      await stranger.send(getSessionUtilisation, { session_id }),
      await stranger.send(saveUtilisation, report(session_id, [line()])),
    ])
      assert.deepEqual([refused.status, refused.codes], [404, ['REQVAL0012']]);
  }
});
