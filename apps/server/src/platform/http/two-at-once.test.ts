import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declareBenDeath } from '@teeka/contract/beneficiaries';
import { addVaccineDetails, caseStatusUpdation, saveCaseDetails } from '@teeka/contract/cases';
import { receiveBatch, saveUtilisation } from '@teeka/contract/stock';
import { addPreviousVaccination, correctDose, decidePreviousVaccination, voidDose } from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { countingDesk } from '../../testing/counting-desk.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { endsAsInSequence, type Meeting } from '../../testing/two-at-once.ts';
import { build } from '../db/build.ts';
import { uuidV7 } from '../ids/uuid-v7.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today, at, site } = day;
const { session_site_id } = site;
const colleague = await server.as(await server.fixtures.user({ role: 'ANM', sites: [site] }));
const officer = { role: 'Supervisor', sites: [site], places: day.places } as const;
const [one, other] = [
  await server.as(await server.fixtures.user(officer)),
  await server.as(await server.fixtures.user(officer)),
];
const desk = await countingDesk(server, day);

type Answered = Promise<{ readonly codes: readonly string[] }>;
const codesOf = (send: () => Answered) => async (): Promise<readonly string[]> => (await send()).codes;
const person = (id: string) => `select from beneficiary where beneficiary_id = ${id} for update`;
const read = (query: ReturnType<typeof sql>) => server.rows(query.compile(build));

/** The dose of a visit that stands, and how the visit does. */
const visitNow = (id: string) => () =>
  read(sql`
    select c.status, (select count(*)::int from dose d where d.beneficiary_id = c.beneficiary_id) as doses,
      (select count(*)::int from dose_void x where x.beneficiary_id = c.beneficiary_id) as voided
    from care_case c where c.beneficiary_id = ${id}::bigint`);

async function visited() {
  const visit = await openVisit(day);
  const dose = day.dose();
  const give = (by = phone, given = dose) => by.send(addVaccineDetails, { ...visit, vaccine_details: [given] });
  const { session_id: _session, ...of } = visit;
  const close = (by: typeof phone, status: 2 | 3) => by.send(caseStatusUpdation, { ...of, status, captured_at: at() });
  const { dose_id, dose_code, given_on } = dose;
  const { beneficiary_reference_id } = visit;
  const about = { beneficiary_reference_id, dose_id, captured_at: at() };
  const takeBack = (by: typeof phone) =>
    by.send(voidDose, { ...about, dose_code, given_on, reason: 'Recorded for the wrong child' });
  const { batch_id: _batch, captured_at: _at, expiry_date: _expiry, ...fields } = dose;
  const correct = (by: typeof phone) => {
    const corrected = {
      ...fields,
      dose_id: uuidV7(),
      body_site: 'right-upper-arm',
      expiry_date: '2027-12-31',
    };
    return by.send(correctDose, { ...about, reason: 'It was the other arm', corrected });
  };
  const meeting = (...sends: readonly [() => Answered, () => Answered]): Meeting => ({
    sends: [codesOf(sends[0]), codesOf(sends[1])],
    record: visitNow(beneficiary_reference_id),
    hold: person(beneficiary_reference_id),
  });
  return { visit, give, close, takeBack, correct, meeting };
}

async function reported(): Promise<{ id: string; case_id: string; report: () => Answered }> {
  const [id, case_id] = [await day.person({ dob: addDays(today, -60) }), uuidV7()];
  const report = () =>
    phone.send(addPreviousVaccination, {
      beneficiary_reference_id: id,
      case_id,
      material_id: vaccine.bcg,
      material_name: 'BCG',
      proof: 'word',
      vaccine_details: [{ dose_id: uuidV7(), dose_code: 'BCG', day_of_dose: addDays(today, -30), file_name: '' }],
      captured_at: at(),
      files: [],
    });
  return { id, case_id, report };
}

let batches = 0;

const pairs: Record<string, () => Promise<Meeting>> = {
  async 'a report of an earlier dose is approved and sent back'() {
    const { id, case_id, report } = await reported();
    assert.deepEqual((await report()).codes, []);
    const decide = (by: typeof one, approve: boolean, remarks = '') =>
      codesOf(() => by.send(decidePreviousVaccination, { beneficiary_reference_id: id, case_id, approve, remarks }));
    return {
      sends: [decide(one, true), decide(other, false, 'Not the card of this child')],
      hold: person(id),
      record: () =>
        read(sql`
          select status, remarks, (select count(*)::int from dose_void x
            where x.beneficiary_id = p.beneficiary_id) as voided
          from previous_vaccination p where beneficiary_id = ${id}::bigint`),
    };
  },
  async 'a visit is completed and closed'() {
    const { give, close, meeting } = await visited();
    assert.deepEqual((await give()).codes, []);
    return meeting(
      () => close(phone, 2),
      () => close(colleague, 3),
    );
  },
  async 'a dose is recorded and the visit closed'() {
    const { give, close, meeting } = await visited();
    return meeting(
      () => give(),
      () => close(colleague, 3),
    );
  },
  async 'a visit is completed and its only dose taken back'() {
    const { give, close, takeBack, meeting } = await visited();
    assert.deepEqual((await give()).codes, []);
    return meeting(
      () => close(colleague, 2),
      () => takeBack(phone),
    );
  },
  async 'a dose is put right and taken back'() {
    const { give, correct, takeBack, meeting } = await visited();
    assert.deepEqual((await give()).codes, []);
    return meeting(
      () => correct(one),
      () => takeBack(phone),
    );
  },
  async 'a dose is recorded and the same dose reported from elsewhere'() {
    const { visit, give, meeting } = await visited();
    return meeting(
      () => give(),
      () =>
        colleague.send(addPreviousVaccination, {
          beneficiary_reference_id: visit.beneficiary_reference_id,
          case_id: uuidV7(),
          material_id: vaccine.bcg,
          material_name: 'BCG',
          proof: 'word',
          vaccine_details: [{ dose_id: uuidV7(), dose_code: 'BCG', day_of_dose: today, file_name: '' }],
          captured_at: at(),
          files: [],
        }),
    );
  },
  async 'somebody is declared dead and a visit opened'() {
    const session_id = await day.session();
    const id = await day.person({}, { session: session_id, status: 'verified' });
    return {
      sends: [
        codesOf(() =>
          colleague.send(declareBenDeath, {
            beneficiary_ref_id: id,
            date_of_death: addDays(today, -1),
            remarks: '',
            captured_at: at(),
          }),
        ),
        codesOf(() =>
          phone.send(saveCaseDetails, {
            case_id: uuidV7(),
            beneficiary_reference_id: id,
            session_id,
            screened: [],
            material_category: 'Universal Immunization Programme',
            material_ids: [vaccine.bcg],
            captured_at: at(-2),
          }),
        ),
      ],
      hold: person(id),
      record: () =>
        read(sql`
          select deceased_on, (select count(*)::int from care_case c where c.beneficiary_id = b.beneficiary_id) as cases
          from beneficiary b where beneficiary_id = ${id}::bigint`),
    };
  },
  async 'one batch is received on two phones'() {
    const batch_number = `PAIR-${++batches}`;
    const receive = (by: typeof phone) =>
      codesOf(() =>
        by.send(receiveBatch, {
          receipt_id: uuidV7(),
          batch_id: uuidV7(),
          session_site_id,
          material_id: vaccine.penta,
          batch_number,
          manufacturer: 'Doab Biologicals',
          expiry_date: '2027-06-30',
          vials: 5,
          vvm: 1,
          captured_at: at(),
        }),
      );
    return {
      sends: [receive(phone), receive(colleague)],
      hold: `select from session_site where session_site_id = '${session_site_id}' for update`,
      record: () =>
        read(sql`
          select count(distinct batch_id)::int as batches, sum(vials)::int as vials
          from batch k join stock_receipt using (batch_id) where k.batch_number = ${batch_number}`),
    };
  },
  async 'two phones report the vials of one session'() {
    const session_id = await day.session();
    const count = (by: typeof phone) => codesOf(() => by.send(saveUtilisation, desk.report(session_id, [desk.line()])));
    return {
      sends: [count(phone), count(colleague)],
      hold: `select from vaccination_session where session_id = '${session_id}' for update`,
      record: () =>
        read(sql`select count(*)::int as reports from utilisation_report where session_id = ${session_id}::uuid`),
    };
  },
};

for (const [what, meet] of Object.entries(pairs))
  test(`at once: ${what}; it ends as it would one after the other`, () => endsAsInSequence(server.ownerUrl, meet));
