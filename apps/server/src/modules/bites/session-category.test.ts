import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saveCaseDetails } from '@teeka/contract/cases';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { arv, biteVisit, clinicDay, newBiteCase, record } from '../../testing/bite-day.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await clinicDay(server);
const { phone } = day;

test('a clinic for bites gives no vaccine of the national schedule, and other sessions care for no bite', async () => {
  const visit = await biteVisit(day);
  const penta = day.dose({ dose_code: 'PENTA1', material_id: vaccine.penta });
  const answer = await record(visit, [penta], phone);
  assert.deepEqual([answer.status, answer.codes], [409, ['VACDOS0008']]);
  const { bite: _, ...national } = newBiteCase(day, { ...visit, case_id: uuidV7() });
  assert.deepEqual((await phone.send(saveCaseDetails, national)).codes, ['VACDOS0008']);
  const outreach = await sessionDay(server);
  const session_id = await outreach.session();
  const person = await outreach.person({ dob: '1990-05-01' }, { session: session_id, status: 'verified' });
  const there = { case_id: uuidV7(), beneficiary_reference_id: person, session_id };
  const opened = await outreach.phone.send(saveCaseDetails, newBiteCase(outreach, there));
  assert.deepEqual(opened.codes, ['VACDOS0008']);
});

test('a course of the clinic takes no dose at a session for vaccines', async () => {
  const visit = await biteVisit(day);
  const site = await server.fixtures.site(day.places);
  const both = await server.as(await server.fixtures.user({ sites: [day.site, site], places: day.places }));
  const session_id = await server.fixtures.session({ site, date: day.today, status: 1 });
  await day.list(visit.beneficiary_reference_id, { session: session_id, status: 'verified' });
  assert.deepEqual((await record({ ...visit, session_id }, [arv(day, 0)], both)).codes, ['VACDOS0008']);
});
