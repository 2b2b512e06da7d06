import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import { sessionPack } from '@teeka/contract/pack';
import { getBatchRecipients, receiveBatch, stopBatch } from '@teeka/contract/stock';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { openVisit } from '../../../testing/open-visit.ts';
import { sessionDay, vaccine } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, at, site, places, today } = day;
const { session_site_id } = site;
const officer = await server.as(
  await server.fixtures.user({ role: 'District Administrator', level: 'District', places }),
);
const stop = (more: object = {}) => ({
  stop_id: uuidV7(),
  material_id: vaccine.penta,
  batch_number: ' p-77',
  session_site_id: '',
  stopped: true,
  reason: 'Two abscesses in one village',
  captured_at: at(),
  ...more,
});
const receive = (batch_number: string) =>
  phone.ask(receiveBatch, {
    receipt_id: uuidV7(),
    batch_id: uuidV7(),
    session_site_id,
    material_id: vaccine.penta,
    batch_number,
    manufacturer: 'Doab',
    expiry_date: '2027-06-30',
    vials: 5,
    vvm: 1,
    captured_at: at(),
  });
const onPhone = async (number: string) =>
  (await phone.ask(sessionPack, { session_site_id, since: '' })).batches.find(
    ({ batch_number }) => batch_number === number,
  )?.stop;
const inArea = async () =>
  (await officer.ask(getBatchRecipients, { material_id: vaccine.penta, batch_number: 'P-77' })).stop;

test('the district stops a batch at all its sites; phones hear of it, and of the lifting', async () => {
  await receive('P-77');
  await receive('P-78');
  assert.equal(await onPhone('P-77'), null);
  const first = stop();
  const { sites } = await officer.ask(stopBatch, first);
  assert.ok(sites >= 1);
  assert.deepEqual(await officer.ask(stopBatch, first), { sites }, 'sent again');
  for (const other of [{ reason: 'Another reason' }, { batch_number: 'P-78' }, { captured_at: at(2) }])
    assert.deepEqual((await officer.send(stopBatch, { ...first, ...other })).codes, ['REQVAL0009']);
  const reason = 'Two abscesses in one village';
  assert.deepEqual(await onPhone('P-77'), { on: today, reason });
  assert.equal(await onPhone('P-78'), null, 'another batch');
  assert.deepEqual(await inArea(), { sites, left: 0, on: today, reason });
  const lifting = stop({ stopped: false, reason: 'Found to be good', captured_at: at(1) });
  assert.deepEqual((await phone.send(stopBatch, { ...lifting, session_site_id })).codes, ['STOCKS0004']);
  await officer.ask(stopBatch, lifting);
  assert.equal(await onPhone('P-77'), null);
  assert.equal(await inArea(), null);
});

test('a batch that comes after its stop is stopped; who vaccinates stops at the own site', async () => {
  const { sites } = await phone.ask(stopBatch, stop({ batch_number: 'P-79', session_site_id }));
  assert.equal(sites, 1);
  await receive('P-79');
  assert.equal((await onPhone('P-79'))?.on, today);
  const other = await server.fixtures.site(places);
  const request = { material_id: vaccine.penta, batch_number: 'P-79' };
  const { stop: known } = await officer.ask(getBatchRecipients, request);
  assert.deepEqual([known?.sites, (known?.left ?? 0) > 0], [1, true], 'the others go on giving it');
  const within = { level: 'site', id: other.session_site_id } as const;
  const looked = await officer.ask(getBatchRecipients, { ...request, within });
  assert.deepEqual(looked.stop, known, 'whoever looks at one site acts on all of them');
  await officer.ask(stopBatch, stop({ batch_number: 'P-79', captured_at: at(1) }));
  assert.equal((await officer.ask(getBatchRecipients, request)).stop?.left, 0);
});

test('what is no stop', async () => {
  const cases: [string, object, string][] = [
    ['no reason', { reason: '' }, 'FLDVAL0001'],
    ['no such vaccine', { material_id: 999 }, 'VACDOS0013'],
    ['a clock ahead', { captured_at: at(11) }, 'SESDAY0015'],
    ['a site that there is not', { session_site_id: uuidV7() }, 'REQVAL0012'],
  ];
  for (const [what, more, code] of cases)
    assert.deepEqual((await phone.send(stopBatch, stop(more))).codes, [code], what);
  for (const stranger of await day.strangers())
    assert.deepEqual((await stranger.send(stopBatch, stop({ session_site_id }))).codes, ['REQVAL0012']);
});

test('a dose drawn after the stop is refused, until the giver says that it was; one from before it is taken', async () => {
  const batch_id = await day.batch(vaccine.bcg);
  const [batch] = await server.rows<{ batch_number: string }>(
    sql<{ batch_number: string }>`select batch_number from batch where batch_id = ${batch_id}::uuid`.compile(build),
  );
  const about = { material_id: vaccine.bcg, batch_number: batch?.batch_number.toLowerCase() ?? '' };
  const here = { ...about, session_site_id, reason: 'vvm-3' };
  await phone.ask(stopBatch, stop({ ...here, captured_at: at(-8) }));
  const give = async (minutes: number, more: object = {}) => {
    const visit = await openVisit(day);
    const dose = day.dose({ batch_id, captured_at: at(minutes) });
    return (await phone.send(addVaccineDetails, { ...visit, vaccine_details: [{ ...dose, ...more }] })).codes;
  };
  assert.deepEqual(await give(-9), [], 'captured before the stop');
  assert.deepEqual(await give(-7), ['VACDOS0023']);
  assert.deepEqual(await give(-7, { despite_stop: true }), [], 'drawn all the same');
  await officer.ask(stopBatch, stop({ ...here, stopped: false, captured_at: at(-4) }));
  assert.deepEqual(await give(-3), [], 'lifted');
  assert.deepEqual(await give(-6), ['VACDOS0023'], 'of the time of the stop, sent later');
});

test('a stop under the id of one at other sites is refused: no site is told to be stopped that is not', async () => {
  const other = await server.fixtures.site(places, { villages: [] });
  const here = stop({ batch_number: 'P-90', session_site_id });
  await officer.ask(stopBatch, here);
  for (const more of [{ session_site_id: other.session_site_id }, { session_site_id: '' }])
    assert.deepEqual((await officer.send(stopBatch, { ...here, ...more })).codes, ['REQVAL0009']);
  assert.deepEqual(await officer.ask(stopBatch, here), { sites: 1 });
});
