import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registration } from '@teeka/contract/beneficiaries';
import { fieldValues, registrationWith, valuesToday } from '../../../../../../packages/domain/testing/field-values.ts';
import { type RegistrationBody, registrationBody } from '../../../testing/registration.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false, env: { AADHAAR_TEST_NUMBERS: 'on' } });
const places = await server.fixtures.places();
const site = await server.fixtures.site(places);
const phone = await server.as(await server.fixtures.user({ sites: [site], places }));
const [village = 0] = places.villages;
const guardian = await server.fixtures.person({ village, name: 'KANTA', dob: '1985-01-01', ben_type_id: 20 });

test('the server judges every value of the shared table as the phone does', async () => {
  assert.equal(server.clock.clock().today, valuesToday);
  for (const [nth, value] of fieldValues.entries()) {
    const fields = registrationWith(value, 1000 + nth, guardian) as Partial<RegistrationBody>;
    const body = registrationBody(site, fields, 1000 + nth);
    let answer = await phone.send(registration, body);
    const alike = answer.errors.find(({ code }) => code === 'BENREG0011');
    if (alike) {
      // The table says the same thing many times: each time it is another person.
      const beneficiary_ids = String(alike.values.beneficiary_ids).split(',');
      const reason = body.duplicate_overruled?.reason ?? 'another person';
      answer = await phone.send(registration, { ...body, duplicate_overruled: { beneficiary_ids, reason } });
    }
    const name = `${value.path} ${JSON.stringify(value.value)} ${answer.text}`;
    const code = answer.errors.find(({ path }) => path === value.path)?.code ?? 'ok';
    assert.equal(code, value.code, name);
    assert.equal(answer.status === 200, value.code === 'ok', name);
  }
});

test('nothing that was refused is in the database, and no number stands clear', async () => {
  const logged = server.logged();
  for (const { path, value } of fieldValues)
    if (['mobile_number', 'photo_id_number'].includes(path) && String(value).length > 8)
      assert.ok(!logged.includes(String(value)), `${path} in the log`);
});
