import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as ben from '@teeka/contract/beneficiaries';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { registrationBody } from '../../../testing/registration.ts';
import { testServer } from '../../../testing/test-server.ts';
import { twoAreas } from '../../../testing/two-areas.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const { places, site, elsewhere, phone } = await twoAreas(server);
const taken = 'ABCDE1234F';
const holder = await fixtures.person({
  village: elsewhere.villages[0] ?? 0,
  name: 'MEERA BAI',
  photo_id: { type: 6, number: taken },
});
const withId = (photo_id_number: string) => ({ photo_id_type: 6, photo_id_number });
const ask = (change: object, by = phone) => by.send(ben.registration, registrationBody(site, change));
const traces = async () =>
  (
    await server.rows(
      sql<{ call: string }>`
        select call from audit where beneficiary_id = ${holder}::bigint order by audit_id`.compile(build),
    )
  ).map(({ call }) => call);

test('a form that is refused for something else never tells that somebody elsewhere has the photo ID', async () => {
  const alike = registrationBody(site, { name: 'KAVERI', mobile_number: '9811100001' });
  await phone.ask(ben.registration, alike);
  for (const [what, change, code] of [
    ['a look-alike', { name: 'KAVERI', dob: alike.dob, mobile_number: '9811100001' }, 'BENREG0011'],
    ['no name', { name: '' }, 'FLDVAL0001'],
    ['a village elsewhere', { village_id: elsewhere.villages[0] ?? 0 }, 'REQVAL0012'],
  ] as const)
    for (const number of [taken, 'ABCDE9999F'])
      assert.deepEqual((await ask({ ...change, ...withId(number) })).codes, [code], `${what} ${number}`);
  assert.deepEqual(await traces(), []);
});

test('what would be stored but for it is refused, on the log of whom it is about, twenty times a day', async () => {
  for (let nth = 0; nth < 20; nth++)
    assert.deepEqual((await ask({ name: `TULSI ${'ABCDEFGHIJKLMNOPQRST'[nth]}`, ...withId(taken) })).codes, [
      'BENREG0004',
    ]);
  assert.equal((await traces()).length, 20);
  for (const number of [taken, 'ABCDE7777F'])
    assert.deepEqual((await ask({ name: 'PADMINI', ...withId(number) })).codes, ['IDPROF0026'], 'any number');
  assert.deepEqual((await ask({ name: 'PADMINI' })).codes, [], 'without a number all goes on');
  assert.equal((await traces()).length, 20);
});

test('whose a reference number is, is told last, and stands on the log of whom it is about', async () => {
  const worker = await server.as(await fixtures.user({ sites: [site], places }));
  const free = registrationBody(site).beneficiary_id;
  const before = (await traces()).length;
  for (const [what, change] of [
    ['no name', { name: '' }],
    ['a village elsewhere', { village_id: elsewhere.villages[0] ?? 0 }],
  ] as const) {
    const [known, unknown] = [
      await ask({ ...change, beneficiary_id: holder }, worker),
      await ask({ ...change, beneficiary_id: free }, worker),
    ];
    assert.deepEqual(known.errors, unknown.errors, what);
    assert.ok(!known.codes.includes('REQVAL0009'));
  }
  assert.equal((await traces()).length, before);
  const taken = await ask({ name: 'HARINI', beneficiary_id: holder }, worker);
  assert.deepEqual(
    taken.errors.map(({ code, path }) => `${path} ${code}`),
    ['beneficiary_id REQVAL0009'],
  );
  assert.equal((await traces()).length, before + 1);
});

test('an edit tells it as a registration does', async () => {
  const worker = await server.as(await fixtures.user({ sites: [site], places }));
  const person = registrationBody(site, { name: 'LALITA' });
  await worker.ask(ben.registration, person);
  const edit = (photo_id_number: string, more: object = {}) =>
    worker.send(ben.updateBeneficiaryBasicDetails, {
      beneficiary_id: person.beneficiary_id,
      ben_name: person.name,
      address: '',
      version: 1,
      beneficiary_gender: person.gender,
      ben_mobile_number: person.mobile_number,
      ben_type_id: person.ben_type_id,
      year: person.dob.slice(0, 4),
      dob: person.dob,
      photo_id_type: 6,
      photo_id_number,
      is_update: true as const,
      read_out: true,
      changed: ['photo_id_number' as const],
      captured_at: '2026-03-16T08:58:00+05:30',
      ...more,
    });
  const before = (await traces()).length;
  const careless = { read_out: false };
  assert.deepEqual((await edit(taken, careless)).codes, (await edit('ABCDE6666F', careless)).codes);
  assert.equal((await traces()).length, before);
  assert.deepEqual((await edit(taken)).codes, ['BENREG0004']);
  assert.equal((await traces()).length, before + 1);
});

test('while a form is filled in it is told with a trace; of a mobile number only whether there is room', async () => {
  const worker = await server.as(await fixtures.user({ sites: [site], places }));
  const before = (await traces()).length;
  const form = { name: '', ...withId(taken) };
  assert.equal((await worker.ask(ben.checkDuplicates, form)).photo_id_elsewhere, true);
  assert.equal((await traces()).length, before + 1);
  const mobile_number = '9811100009';
  const village = elsewhere.villages[0] ?? 0;
  for (let nth = 0; nth < 9; nth++) await fixtures.person({ village, name: `RADHA ${nth}`, mobile: mobile_number });
  const members = async () => [
    (await worker.ask(ben.checkDuplicates, { name: '', mobile_number })).members_on_mobile,
    (await worker.ask(ben.getBeneficiariesWithMobileNo, { mobile_number })).registered,
  ];
  assert.deepEqual(await members(), [0, 0]);
  await fixtures.person({ village, name: 'RADHA LAST', mobile: mobile_number });
  assert.deepEqual(await members(), [10, 10]);
  assert.deepEqual((await ask({ name: 'NIRMALA', mobile_number })).codes, ['BENREG0001']);
});

test('whoever is overruled was shown: somebody of the area, and nobody else', async () => {
  const mine = await fixtures.person({ village: site.villages[0] ?? 0, name: 'OTHER ONE' });
  const overruled = (id: string) => ({
    duplicate_overruled: { beneficiary_ids: [id], reason: 'Another person of that name' },
  });
  for (const id of [holder, '99999999999990']) {
    const refused = await ask({ name: 'JAMUNA', ...overruled(id) });
    assert.deepEqual(
      [refused.codes, refused.errors[0]?.path],
      [['REQVAL0012'], 'duplicate_overruled.beneficiary_ids.0'],
    );
  }
  assert.deepEqual((await ask({ name: 'JAMUNA', ...overruled(mine) })).codes, []);
});

test('a consent is to a text that there is, in a language that there is, at a time that can be', async () => {
  const good = registrationBody(site).consent;
  const { dob } = registrationBody(site);
  const cases: [object, string][] = [
    [{ version: 'nope' }, 'version'],
    [{ language: 'xx' }, 'language'],
    [{ given_at: '2026-03-17T09:00:00+05:30' }, 'given_at'],
    [{ given_at: '2026-03-16T09:11:00+05:30' }, 'given_at'],
    [{ given_at: '1900-01-01T00:00:00Z' }, 'given_at'],
    [{ given_at: '2019-12-31T00:00:00Z' }, 'given_at'],
  ];
  for (const [wish, part] of cases) {
    const refused = await ask({ name: 'VASUDHA', consent: { ...good, ...wish } });
    assert.deepEqual(
      refused.errors.map(({ code, path }) => [code, path]),
      [['BENREG0013', `consent.${part}`]],
      JSON.stringify(wish),
    );
  }
  assert.ok(dob < '2026-03-16');
  const near = { ...good, given_at: '2026-03-16T09:09:00+05:30' };
  assert.deepEqual((await ask({ name: 'VASUDHA', consent: near })).codes, [], 'a clock ten minutes ahead');
});
