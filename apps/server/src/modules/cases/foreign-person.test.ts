import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportAefi } from '@teeka/contract/aefi';
import { restartCase } from '@teeka/contract/bites';
import { addVaccineDetails, saveCaseDetails } from '@teeka/contract/cases';
import { makeReferenceNumber } from '@teeka/domain/identity';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { aefiNotices, bcgRow } from '../../testing/aefi-notice.ts';
import { arv, biteVisit, clinicDay, newBiteCase, rabiesBite } from '../../testing/bite-day.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const here = await sessionDay(server);
const clinic = await clinicDay(server, here.places);
const far = await sessionDay(server);
const farClinic = await clinicDay(server, far.places);
const nobody = makeReferenceNumber('1234567890123');

/** Somebody of another state, with whatever may be on record of them. */
const foreigners: readonly (readonly [string, () => Promise<string>])[] = [
  ['exists', () => far.person()],
  ['has died', () => far.person({ deceased_on: '2026-03-01' })],
  ['is on a list over there', async () => far.person({}, { session: await far.session(1), status: 'verified' })],
  [
    'has an adverse event',
    async () => {
      const person = await far.person();
      await far.phone.ask(reportAefi, aefiNotices(far)(person, { vaccines: [bcgRow] }));
      return person;
    },
  ],
  [
    'has an open course, and was born yesterday',
    async () => {
      const person = await farClinic.person({ dob: '2026-03-15' });
      return (await biteVisit(farClinic, { again: person })).beneficiary_reference_id;
    },
  ],
];

const visitOf = (person: string, session_id: string) => ({
  case_id: uuidV7(),
  beneficiary_reference_id: person,
  session_id,
});

/** What somebody with a session of their own can ask with anybody's number. */
const questions: readonly (readonly [string, (person: string) => Promise<string>])[] = [
  [
    'a case for a vaccine',
    async (person) => {
      const visit = visitOf(person, await here.session(1));
      const request = {
        material_category: 'Universal Immunization Programme' as const,
        material_ids: [vaccine.bcg],
        screened: [],
      };
      return (await here.phone.send(saveCaseDetails, { ...visit, ...request, captured_at: here.at() })).text;
    },
  ],
  [
    'a case of a bite, long ago',
    async (person) => {
      const visit = visitOf(person, await clinic.session(1));
      const bite = rabiesBite({ bitten_on: '2020-01-01' });
      return (await clinic.phone.send(saveCaseDetails, newBiteCase(clinic, visit, bite))).text;
    },
  ],
  [
    'a case of a bite today',
    async (person) => {
      const visit = visitOf(person, await clinic.session(1));
      return (await clinic.phone.send(saveCaseDetails, newBiteCase(clinic, visit))).text;
    },
  ],
  [
    'a dose, before every birth',
    async (person) => {
      const vaccine_details = [here.dose({ given_on: '1990-01-01' })];
      const visit = visitOf(person, await here.session(1));
      return (await here.phone.send(addVaccineDetails, { ...visit, vaccine_details })).text;
    },
  ],
  [
    'a dose of a course',
    async (person) => {
      const visit = visitOf(person, await clinic.session(1));
      return (await clinic.phone.send(addVaccineDetails, { ...visit, vaccine_details: [arv(clinic, 0)] })).text;
    },
  ],
];

test('of whoever is neither in the area nor on the list nothing is told, not even that they exist', async () => {
  for (const [what, ask] of questions) {
    const unknown = await ask(nobody);
    assert.match(unknown, /"REQVAL0012","path":"beneficiary_reference_id"/, what);
    for (const [state, make] of foreigners) assert.equal(await ask(await make()), unknown, `${what}: ${state}`);
  }
});

test('whoever stands on the list of an own session is cared for, wherever they live', async () => {
  const guest = await far.person({}, { session: await here.session(1), status: 'scheduled' });
  const session_id = await here.session(1);
  await here.list(guest, { session: session_id, status: 'verified' });
  const visit = visitOf(guest, session_id);
  const request = {
    material_category: 'Universal Immunization Programme' as const,
    material_ids: [vaccine.bcg],
    screened: [],
    captured_at: here.at(),
  };
  assert.equal((await here.phone.send(saveCaseDetails, { ...visit, ...request })).status, 200);
  const answer = await here.phone.send(addVaccineDetails, { ...visit, vaccine_details: [here.dose()] });
  assert.equal(answer.status, 200, answer.text);
});

test('a course begins anew in a session of the own sites that has the person on its list, or in none', async () => {
  const visit = await biteVisit(clinic);
  const restart = (session_id: string) =>
    clinic.phone.send(restartCase, { ...visit, new_case_id: uuidV7(), session_id, captured_at: clinic.at() });
  const foreign = await restart(await farClinic.session(1));
  const nowhere = await restart(uuidV7());
  assert.deepEqual([foreign.status, foreign.text], [nowhere.status, nowhere.text]);
  assert.match(foreign.text, /"REQVAL0012","path":"session_id"/);
  assert.deepEqual((await restart(await clinic.session(1))).codes, ['SESDAY0010'], 'not on its list');
});
