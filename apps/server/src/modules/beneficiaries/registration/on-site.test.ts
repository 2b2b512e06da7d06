import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as ben from '@teeka/contract/beneficiaries';
import { sessionPack } from '@teeka/contract/pack';
import { getSessionData } from '@teeka/contract/sessions';
import { registrationBody } from '../../../testing/registration.ts';
import { testServer } from '../../../testing/test-server.ts';
import { twoAreas } from '../../../testing/two-areas.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const { site, otherSite, phone } = await twoAreas(server);
/** Names that sound unlike each other. */
const names = ['KAVERI', 'TULSI', 'BHAVNA', 'CHITRA'];
const name = () => names.shift() ?? assert.fail('no name left');

test('on site: the person stands on the list of the session', async () => {
  const session_id = await fixtures.session({ site, date: '2026-03-16', status: 1 });
  const body = registrationBody(site, { name: name(), session_id });
  await phone.ask(ben.registration, body);
  const { scheduled_beneficiaries } = await phone.ask(getSessionData, { session_id });
  assert.deepEqual(
    scheduled_beneficiaries.map(({ beneficiary_id }) => beneficiary_id),
    [body.beneficiary_id],
  );
  const foreign = await fixtures.session({ site: otherSite, date: '2026-03-16', status: 1 });
  const ended = await fixtures.session({ site, date: '2026-02-01', status: 3 });
  const refused = async (id: string) =>
    (await phone.send(ben.registration, registrationBody(site, { name: 'PADMAVATI', session_id: id }))).errors.map(
      ({ code, path }) => `${path} ${code}`,
    );
  assert.deepEqual(await refused(foreign), ['session_id REQVAL0012']);
  assert.deepEqual(await refused('nonsense'), ['session_id REQVAL0002']);
  assert.deepEqual(await refused(ended), ['session_id SESDAY0002']);
});

test('a special session takes people of its age only, and its pack says so', async () => {
  const special = { special_session_type_id: 1, min_age: 18 * 365, max_age: 30 * 365 };
  const session_id = await fixtures.session({ site, date: '2026-03-16', status: 1, special });
  const codes = async (birth: object) => {
    const body = registrationBody(site, { name: name(), session_id, gender: 2, ...birth });
    return (await phone.send(ben.registration, body)).errors.map(({ code, path }) => `${path} ${code}`);
  };
  assert.deepEqual(await codes({ dob: '1990-01-01' }), ['dob FLDVAL0018']);
  const year = { dob_is_year: true, birth_year: '1990', dob: '1990-01-01' };
  assert.deepEqual(await codes(year), ['birth_year BENREG0002']);
  assert.deepEqual(await codes({ dob: '2000-06-01' }), []);
  const { sessions } = await phone.ask(sessionPack, { session_site_id: site.session_site_id });
  const packed = sessions.find((one) => one.session_id === session_id);
  assert.deepEqual(
    [packed?.special_session_type_id, packed?.min_age, packed?.max_age],
    [1, special.min_age, special.max_age],
  );
});
