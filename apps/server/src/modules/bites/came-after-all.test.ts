import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saveCaseDetails } from '@teeka/contract/cases';
import { carryNoShows, verifyManually } from '@teeka/contract/sessions';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { arv, clinicDay, newBiteCase, rabiesBite, record, snakeBite } from '../../testing/bite-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await clinicDay(server);
const { phone, at } = day;

/** Somebody who had not come when the session ended. */
async function missed(session: string) {
  const person = await day.person({ dob: '1990-05-01' }, { session, status: 'noshow' });
  return { case_id: uuidV7(), beneficiary_reference_id: person, session_id: session };
}

test('whoever is treated by a case alone after the end is not awaited at the next clinic', async () => {
  const ended = await day.session(3);
  const woundOnly = rabiesBite({ regimen: '', contacts: ['licked-whole-skin'] });
  const visits = [
    { what: 'wound care only', visit: await missed(ended), bite: woundOnly, awaited: false },
    { what: 'a snake bite, watched', visit: await missed(ended), bite: snakeBite(), awaited: false },
    { what: 'a course with no dose yet', visit: await missed(ended), bite: rabiesBite(), awaited: true },
  ];
  const next = await day.session(0, '2026-03-18');
  const { carried } = await phone.ask(carryNoShows, { session_id: ended, captured_at: at() });
  assert.equal(carried, 3);
  for (const { what, visit, bite, awaited } of visits) {
    const { beneficiary_reference_id: beneficiary_id, session_id } = visit;
    const seen = { photo_id_type: null, details_confirmed: true } as const;
    await phone.ask(verifyManually, { session_id, beneficiary_id, ...seen, captured_at: at(-3) });
    const opened = await phone.send(saveCaseDetails, newBiteCase(day, visit, bite));
    assert.deepEqual(opened.codes, [], what);
    const line = await day.line(next, visit.beneficiary_reference_id);
    assert.equal(line?.status, awaited ? 'scheduled' : undefined, what);
  }
  const [, , course] = visits;
  assert.ok(course);
  assert.equal((await record(course.visit, [arv(day, 0)], phone)).status, 200);
  assert.equal(await day.line(next, course.visit.beneficiary_reference_id), undefined, 'its first dose');
});
