import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as ben from '@teeka/contract/beneficiaries';
import { sessionPack } from '@teeka/contract/pack';
import { countDueBySwitch, switchProgramme } from '@teeka/contract/settings';
import { addDays } from '@teeka/domain/calendar';
import { beneficiaryTypes } from '@teeka/domain/person';
import { refusedAt } from '../../../testing/accounts-desk.ts';
import { type EditBody, editBody, type RegistrationBody, registrationBody } from '../../../testing/registration.ts';
import { testServer } from '../../../testing/test-server.ts';
import { twoAreas } from '../../../testing/two-areas.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const { places, site, otherSite, phone, stranger } = await twoAreas(server);
const { today } = server.clock.clock();
const desk = await server.as(await fixtures.user({ role: 'Supervisor', level: 'State', places }));
const wish = { state_id: places.state, programme: 'type-21', reason: 'Registered in another system' };
const switchTo = (is_on: boolean, from_date = today) => desk.ask(switchProgramme, { ...wish, is_on, from_date });
const pregnant: Partial<RegistrationBody> = {
  ...{ gender: 2, dob: '1996-05-20', ben_type_id: 21, lmp_date: '2026-01-10' },
};
const offered = async (by = phone) => (await by.ask(ben.getStateEligibilityTypes, {})).types.map(({ id }) => id);
const all = beneficiaryTypes.map(({ id }) => id);
const others = all.filter((id) => id !== 21);

test('a state offers all types until it takes one away, from its day on, and another state is not concerned', async () => {
  assert.deepEqual(await offered(), all);
  await switchTo(false, addDays(today, 1));
  assert.deepEqual(await offered(), all);
  await switchTo(false);
  assert.deepEqual([await offered(), await offered(stranger)], [others, all]);
  const { village_rules } = await phone.ask(sessionPack, { session_site_id: site.session_site_id });
  const rules = village_rules?.find(({ village_id }) => village_id === site.villages[0]);
  assert.deepEqual(rules?.programmes_off, ['type-21'], 'the phone knows it without network');
  await switchTo(true, addDays(today, 1));
  await switchTo(true);
  assert.deepEqual(await offered(), all);
});

test('who is newly registered as a type that was taken away is refused at its field; who has it keeps it', async () => {
  const [had, citizen] = [registrationBody(site, { ...pregnant, name: 'KAVERI' }), { ...pregnant, name: 'TULSI' }];
  await phone.ask(ben.registration, had);
  const other = registrationBody(site, { ...citizen, ben_type_id: 20, lmp_date: '' });
  await phone.ask(ben.registration, other);
  await switchTo(false);
  const refused = await phone.send(ben.registration, registrationBody(site, { ...pregnant, name: 'BHAVNA' }));
  assert.deepEqual(refusedAt(refused), ['ben_type_id BENREG0014']);
  assert.equal((await stranger.send(ben.registration, registrationBody(otherSite, pregnant))).status, 200);
  const change: EditBody = {
    ...{ ...editBody(other), ben_type_id: 21, lmp_date: '2026-01-10' },
    changed: ['ben_type_id', 'lmp_date'],
  };
  const edited = await phone.send(ben.updateBeneficiaryBasicDetails, change);
  assert.deepEqual(refusedAt(edited), ['ben_type_id BENREG0014']);
  const kept: EditBody = { ...editBody(had), dob: '1996-05-21', year: '1996', changed: ['dob', 'ben_type_id'] };
  await phone.ask(ben.updateBeneficiaryBasicDetails, kept);
  const details = await phone.ask(ben.getBeneficiaryDetails, { beneficiaryId: had.beneficiary_id });
  assert.deepEqual([details.ben_type_id, details.version], [[21], 2]);
});

test('what was registered without network before the day is taken when it comes later', async () => {
  const day = addDays(server.clock.clock().today, 2);
  await switchTo(true);
  await switchTo(false, day);
  const captured_at = server.clock.clock().instant.toISOString();
  server.clock.advance({ days: 3 });
  const late = registrationBody(site, { ...pregnant, name: 'NIRMALA', captured_at });
  assert.equal(
    (await (await server.as(await fixtures.user({ role: 'ANM', sites: [site], places }))).send(ben.registration, late))
      .status,
    200,
  );
});

test('a switch of a type makes nobody due, and only what is switched by itself is', async () => {
  const now = server.clock.clock().today;
  const officer = await server.as(await fixtures.user({ role: 'Supervisor', level: 'State', places }));
  const { reason: _, ...question } = wish;
  assert.deepEqual(await officer.ask(countDueBySwitch, { ...question, is_on: true, from_date: now }), { people: 0 });
  const child = await officer.send(switchProgramme, { ...wish, programme: 'type-22', is_on: false, from_date: now });
  assert.deepEqual(refusedAt(child), ['programme FLDVAL0029']);
});
