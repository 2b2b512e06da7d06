import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import { issueCertificate, regenerateCert } from '@teeka/contract/certificates';
import { addPreviousVaccination, decidePreviousVaccination, voidDose } from '@teeka/contract/vaccinations';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import { sql } from 'kysely';
import { workerOf } from '../../testing/area/area-side.ts';
import { arv, biteVisit, clinicDay, record } from '../../testing/bite-day.ts';
import { asBefore } from '../../testing/certificate-of-before.ts';
import { judgedQr } from '../../testing/judged-qr.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { paperFrom } from '../../testing/paper-of.ts';
import { fileOf, previousReports } from '../../testing/previous-report.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const clinic = await clinicDay(server, day.places);
const { phone, today } = day;
const supervisor = (await workerOf(server, 'Supervisor', day)).phone;
const { dose: earlier, report } = previousReports(day);

type Dose = ReturnType<typeof day.dose>;

async function given(dose: Dose, again?: string): Promise<string> {
  const visit = await openVisit(day, again === undefined ? { person: { dob: today, name: 'AARAV KUMAR' } } : { again });
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  return visit.beneficiary_reference_id;
}

async function issued(beneficiary_ref_id: string, of: 'all' | 'BCG' = 'all') {
  const { qr, certificate_id } = await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'both', of });
  return {
    certificate_id,
    is: async () => (await judgedQr(phone, qr)).verdict.is,
    says: async () => (await judgedQr(phone, qr)).card?.doses.map(({ dose_code }) => dose_code),
    paper: () => paperFrom(phone, regenerateCert, { beneficiary_ref_id, certificate_id }),
  };
}

const takenBack = (
  beneficiary_reference_id: string,
  { dose_id, dose_code, given_on }: Pick<Dose, 'dose_id' | 'dose_code' | 'given_on'>,
  by = phone,
) =>
  by.ask(voidDose, {
    ...{ beneficiary_reference_id, dose_id, dose_code, given_on },
    ...{ reason: 'Another child', captured_at: day.at() },
  });

/** An earlier dose, told of with a card or by word, decided about by the supervisor. */
async function tells(beneficiary_reference_id: string, more: object = {}) {
  const input = report(beneficiary_reference_id, {
    material_id: vaccine.bopv,
    material_name: 'bOPV',
    vaccine_details: [earlier({ dose_code: 'OPV1' })],
    ...more,
  });
  await phone.ask(addPreviousVaccination, input);
  return (approve: boolean) =>
    supervisor.ask(decidePreviousVaccination, {
      ...{ beneficiary_reference_id, case_id: input.case_id, approve },
      remarks: approve ? '' : 'The card is of a sister',
    });
}

const opv = () => day.dose({ dose_code: 'OPV0', material_id: vaccine.bopv });
const older = { dob: '2025-12-01', name: 'AARAV KUMAR' };
const bcgHere = async () => {
  const visit = await openVisit(day, { person: older });
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] });
  return visit.beneficiary_reference_id;
};

test('what waits for approval is neither signed nor on the paper, which says so; once approved it is', async () => {
  const person = await bcgHere();
  const decide = await tells(person);
  const before = await issued(person);
  assert.deepEqual(await before.says(), ['BCG']);
  const paper = await before.paper();
  for (const language of ['en', 'hi'] as const) {
    paper.says(fill(whole[language].certificates.pending, { n: 1 }));
    paper.isSilentOf(whole[language].schedule['dose-OPV1']);
  }
  await decide(true);
  assert.equal(await before.is(), 'genuine', 'a dose that comes to it supersedes nothing');
  const after = await issued(person);
  assert.deepEqual((await after.says())?.toSorted(), ['BCG', 'OPV1']);
  (await after.paper()).isSilentOf(whole.en.certificates.pending.split('{{')[0] ?? '');
});

test('who has nothing but doses that wait for approval has nothing to certify yet', async () => {
  const person = await day.person(older);
  const decide = await tells(person);
  const refused = await phone.send(issueCertificate, { beneficiary_ref_id: person, language: 'en' });
  assert.deepEqual(refused.codes, ['CERTIF0001']);
  await decide(true);
  assert.deepEqual(await (await issued(person)).says(), ['OPV1']);
});

test('a certificate holds whatever is taken back that was never on it', async () => {
  const table: [string, (person: string) => Promise<unknown>][] = [
    [
      'a dose after a bite',
      async (again) => {
        const visit = await biteVisit(clinic, { again });
        const dose = arv(clinic, 0);
        assert.equal((await record(visit, [dose], clinic.phone)).status, 200);
        return () => takenBack(again, dose, clinic.phone);
      },
    ],
    [
      'a dose told by word that is sent back',
      async (again) => {
        const decide = await tells(again, { proof: 'word' });
        return () => decide(false);
      },
    ],
    [
      'a dose told with a card that is sent back before anybody approved it',
      async (again) => {
        const decide = await tells(again);
        return () => decide(false);
      },
    ],
  ];
  for (const [what, before] of table) {
    const person = await bcgHere();
    const act = (await before(person)) as () => Promise<unknown>;
    const paper = await issued(person);
    await act();
    assert.equal(await paper.is(), 'genuine', what);
  }
});

test('a certificate holds when a dose that was given after it is taken back', async () => {
  const person = await given(day.dose());
  const paper = await issued(person);
  const later = opv();
  await given(later, person);
  await takenBack(person, later);
  assert.equal(await paper.is(), 'genuine');
});

test('a certificate of BCG alone holds when another dose is taken back, and not when that one is', async () => {
  const [bcg, other] = [day.dose(), opv()];
  const person = await given(bcg);
  await given(other, person);
  const paper = await issued(person, 'BCG');
  await takenBack(person, other);
  assert.equal(await paper.is(), 'genuine');
  await takenBack(person, bcg);
  assert.equal(await paper.is(), 'superseded');
});

test('what was on it supersedes it: a dose given here, one with an approved card, by word and approved with a paper', async () => {
  const first = day.dose();
  const one = await given(first);
  const here = await issued(one);
  await takenBack(one, first);
  assert.equal(await here.is(), 'superseded');
  for (const more of [
    {},
    { proof: 'word', vaccine_details: [earlier({ dose_code: 'OPV1', file_name: 'a.pdf' })], files: [fileOf('a.pdf')] },
  ]) {
    const person = await bcgHere();
    const input = report(person, {
      material_id: vaccine.bopv,
      material_name: 'bOPV',
      vaccine_details: [earlier({ dose_code: 'OPV1' })],
      ...more,
    });
    await phone.ask(addPreviousVaccination, input);
    const decided = { beneficiary_reference_id: person, case_id: input.case_id, approve: true };
    await supervisor.ask(decidePreviousVaccination, decided);
    const paper = await issued(person);
    assert.deepEqual((await paper.says())?.toSorted(), ['BCG', 'OPV1']);
    const [dose = assert.fail()] = input.vaccine_details;
    await supervisor.ask(voidDose, {
      ...{ beneficiary_reference_id: person, dose_id: dose.dose_id, dose_code: dose.dose_code },
      ...{ given_on: dose.day_of_dose, reason: 'The card is of a sister', captured_at: day.at() },
    });
    assert.equal(await paper.is(), 'superseded', JSON.stringify(more));
  }
});

test('on certificates of before stand doses that nobody had approved: one that is sent back supersedes them', async () => {
  const person = await bcgHere();
  const decide = await tells(person);
  const paper = await issued(person);
  await asBefore(server, paper.certificate_id, sql`stored_at = null`);
  await decide(false);
  assert.equal(await paper.is(), 'superseded');
});
