import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails, getCaseDetailsOfBen } from '@teeka/contract/cases';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone } = day;
const { bcg, bopv, penta } = vaccine;
const far = await server.fixtures.site(await server.fixtures.places());

async function dosesOf(person: string) {
  const { cases } = await phone.ask(getCaseDetailsOfBen, { beneficiary_reference_id: person });
  return cases.flatMap(({ vaccine_details }) => vaccine_details);
}

test('a visit with two vaccines: both doses, the person vaccinated, who and when', async () => {
  const visit = await openVisit(day);
  const batch_id = await day.batch(bcg);
  const doses = [
    day.dose({ batch_id, captured_at: day.at(-1) }),
    day.dose({ dose_code: 'OPV1', material_id: bopv, batch_number: ' typed-1' }),
  ];
  const { recorded } = await phone.ask(addVaccineDetails, { ...visit, vaccine_details: doses });
  assert.deepEqual(
    recorded,
    doses.map(({ dose_id }) => dose_id),
  );
  const stored = await dosesOf(visit.beneficiary_reference_id);
  const [first, second] = stored;
  assert.deepEqual(
    [first?.dose_code, first?.captured_by, first?.captured_by_name, first?.captured_at, first?.session_id],
    ['BCG', day.user.user_id, 'Test Vaccinator', day.at(-1), visit.session_id],
  );
  assert.equal(first?.expiry_date, '2027-12-31', 'number and expiry are those of the batch in stock');
  assert.match(first?.batch_number ?? '', /^B-/);
  assert.equal(second?.batch_number, 'TYPED-1', 'or as typed from the vial, in the one way to write it');
  const line = await day.line(visit.session_id, visit.beneficiary_reference_id);
  assert.deepEqual([line?.status, line?.version], ['vaccinated', 2]);
  assert.ok((await day.audited(visit.beneficiary_reference_id)).includes('cases.addVaccineDetails'));
});

test('a batch that is in stock, of this vaccine, and not expired on the day', async () => {
  const cases: [string, object, string, string][] = [
    ['of another site', { batch_id: await day.batch(bcg, '2027-12-31', far) }, 'VACDOS0003', 'batch_id'],
    ['of another vaccine', { batch_id: await day.batch(penta) }, 'VACDOS0003', 'batch_id'],
    ['unknown', { batch_id: uuidV7() }, 'VACDOS0003', 'batch_id'],
    ['expired', { batch_id: await day.batch(bcg, '2026-03-15') }, 'VACDOS0004', 'expiry_date'],
    ['typed and expired', { expiry_date: '2026-03-15' }, 'VACDOS0004', 'expiry_date'],
    ['unknown vaccine', { material_id: 999 }, 'VACDOS0013', 'material_id'],
    ['a vaccine for other doses', { material_id: penta }, 'VACDOS0012', 'dose_code'],
  ];
  for (const [what, wish, code, field] of cases) {
    const visit = await openVisit(day);
    const refused = await phone.send(addVaccineDetails, { ...visit, vaccine_details: [day.dose(wish)] });
    assert.deepEqual([refused.status, refused.codes], [400, [code]], what);
    assert.equal(refused.errors[0]?.path, `vaccine_details.0.${field}`, what);
    assert.deepEqual(await dosesOf(visit.beneficiary_reference_id), [], what);
  }
  const visit = await openVisit(day);
  const lastDay = day.dose({ batch_id: await day.batch(bcg, day.today) });
  assert.equal((await phone.send(addVaccineDetails, { ...visit, vaccine_details: [lastDay] })).status, 200);
});

test('only what cannot have happened is refused', async () => {
  const cases: [string, object, string | null, string][] = [
    ['an unknown dose', { dose_code: 'XYZ' }, null, 'SCHEDU0001'],
    ['before birth', { given_on: '2025-12-31' }, null, 'SCHEDU0002'],
    ['in the future', { given_on: '2026-03-17' }, null, 'SCHEDU0003'],
    ['after death', {}, '2026-03-15', 'SCHEDU0004'],
    ['of a pregnancy, to a child', { dose_code: 'TDPW1' }, null, 'SCHEDU0005'],
  ];
  for (const [what, wish, died, code] of cases) {
    const visit = await openVisit(day);
    await server.rows(
      sql`update beneficiary set deceased_on = ${died}::date
        where beneficiary_id = ${visit.beneficiary_reference_id}::bigint`.compile(build),
    );
    const refused = await phone.send(addVaccineDetails, { ...visit, vaccine_details: [day.dose(wish)] });
    assert.equal(refused.codes[0], code, what);
    assert.ok(refused.status < 500);
    assert.equal((await day.line(visit.session_id, visit.beneficiary_reference_id))?.status, 'verified', what);
  }
});

test('all doses of a visit or none: one bad dose, and nothing is stored', async () => {
  const visit = await openVisit(day);
  const vaccine_details = [
    day.dose(),
    day.dose({ dose_code: 'OPV1', material_id: bopv }),
    day.dose({ dose_code: 'PENTA1', material_id: 999 }),
  ];
  const refused = await phone.send(addVaccineDetails, { ...visit, vaccine_details });
  assert.deepEqual(
    refused.errors.map(({ code, path }) => [code, path]),
    [['VACDOS0013', 'vaccine_details.2.material_id']],
  );
  assert.deepEqual(await dosesOf(visit.beneficiary_reference_id), []);
  assert.equal((await day.line(visit.session_id, visit.beneficiary_reference_id))?.version, 1);
});

test('every dose that is wrong is named', async () => {
  const visit = await openVisit(day);
  const vaccine_details = [day.dose({ material_id: 999 }), day.dose({ given_on: '2026-03-17' })];
  const { errors } = await phone.send(addVaccineDetails, { ...visit, vaccine_details });
  const paths = new Set(errors.map(({ path }) => path.split('.').slice(0, 2).join('.')));
  assert.deepEqual([...paths], ['vaccine_details.0', 'vaccine_details.1']);
});

test('the same dose twice in one visit, or again on a later day', async () => {
  const visit = await openVisit(day);
  const twice = await phone.send(addVaccineDetails, { ...visit, vaccine_details: [day.dose(), day.dose()] });
  assert.ok(twice.codes.includes('VACDOS0001'));
  const before = await openVisit(day, {
    again: visit.beneficiary_reference_id,
    session_id: await day.session(3, '2026-03-10'),
  });
  await phone.ask(addVaccineDetails, { ...before, vaccine_details: [day.dose({ given_on: '2026-03-10' })] });
  const again = await phone.send(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] });
  assert.deepEqual([again.status, again.codes], [409, ['VACDOS0001']]);
  assert.deepEqual(again.errors[0]?.values, { dose: 'BCG', date: '2026-03-10' });
});

test('a dose given too early is recorded and does not count; its repeat is the second attempt', async () => {
  const session_id = await day.session(3, '2026-02-20');
  const visit = await openVisit(day, { person: { dob: '2026-02-10' }, session_id });
  const early = day.dose({ dose_code: 'PENTA1', material_id: penta, given_on: '2026-02-20' });
  assert.equal((await phone.send(addVaccineDetails, { ...visit, vaccine_details: [early] })).status, 200);
  server.clock.advance({ days: 29 });
  phone.accessToken = server.platform.tokens.issue(phone.accessToken.split('.')[0] ?? '', server.clock.clock().instant);
  const beneficiary_reference_id = visit.beneficiary_reference_id;
  const later = await openVisit(day, { again: beneficiary_reference_id });
  const repeat = day.dose({ dose_code: 'PENTA1', material_id: penta });
  assert.equal((await phone.send(addVaccineDetails, { ...later, vaccine_details: [repeat] })).status, 200);
  const attempts = await server.rows(
    sql`select given_on, attempt from dose where beneficiary_id = ${beneficiary_reference_id} order by attempt`.compile(
      build,
    ),
  );
  assert.deepEqual(attempts, [
    { given_on: '2026-02-20', attempt: 1 },
    { given_on: '2026-04-14', attempt: 2 },
  ]);
});
