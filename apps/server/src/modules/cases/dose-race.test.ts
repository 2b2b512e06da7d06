import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone } = day;
const colleague = await server.as(await server.fixtures.user({ role: 'ANM', sites: [day.site] }));

async function stored(person: string): Promise<{ dose_id: string; attempt: number }[]> {
  return server.rows(
    sql<{ dose_id: string; attempt: number }>`
      select dose_id, attempt from dose where beneficiary_id = ${person}::bigint order by attempt`.compile(build),
  );
}

test('two phones record the same dose at once: exactly one wins, the other is told', async () => {
  for (let round = 0; round < 25; round++) {
    const visit = await openVisit(day);
    const both = [day.dose(), day.dose()];
    const answers = await Promise.all(
      [phone, colleague].map((by, nth) =>
        by.send(addVaccineDetails, { ...visit, vaccine_details: both.slice(nth, nth + 1) }),
      ),
    );
    const won = answers.findIndex(({ status }) => status === 200);
    const lost = answers[1 - won];
    assert.deepEqual([lost?.status, lost?.codes], [409, ['VACDOS0001']], `round ${round}`);
    const doses = await stored(visit.beneficiary_reference_id);
    assert.deepEqual(doses, [{ dose_id: both[won]?.dose_id, attempt: 1 }]);
  }
});

test('many phones, different doses: every dose is there', async () => {
  const visit = await openVisit(day);
  const doses = [
    day.dose(),
    day.dose({ dose_code: 'OPV1', material_id: vaccine.bopv }),
    day.dose({ dose_code: 'PENTA1', material_id: vaccine.penta }),
  ];
  const answers = await Promise.all(
    doses.map((dose, nth) =>
      (nth % 2 ? colleague : phone).send(addVaccineDetails, { ...visit, vaccine_details: [dose] }),
    ),
  );
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  );
  assert.equal((await stored(visit.beneficiary_reference_id)).length, 3);
});

test('a visit sent again under its key is answered again and recorded once', async () => {
  const visit = await openVisit(day);
  const [input, key] = [{ ...visit, vaccine_details: [day.dose()] }, randomUUID()];
  const answers = await Promise.all(Array.from({ length: 6 }, () => phone.send(addVaccineDetails, input, { key })));
  for (const { status, text } of answers) assert.deepEqual([status, text], [200, answers[0]?.text]);
  assert.equal((await stored(visit.beneficiary_reference_id)).length, 1);
  const audited = await day.audited(visit.beneficiary_reference_id);
  assert.equal(audited.filter((call) => call === 'cases.addVaccineDetails').length, 1);
});

test('the same dose under another key is accepted again and recorded once; of another author it is refused', async () => {
  const visit = await openVisit(day);
  const input = { ...visit, vaccine_details: [day.dose()] };
  await phone.ask(addVaccineDetails, input, { key: randomUUID() });
  const again = await phone.send(addVaccineDetails, input, { key: randomUUID() });
  assert.deepEqual(again.reply, { recorded: [input.vaccine_details[0]?.dose_id] });
  const theirs = await colleague.send(addVaccineDetails, input, { key: randomUUID() });
  assert.deepEqual(theirs.codes, ['REQVAL0009']);
  assert.equal((await stored(visit.beneficiary_reference_id)).length, 1);
});

test('the same dose under two keys at once is recorded once, and both are answered; of two authors one', async () => {
  for (const [by, expected] of [
    [phone, [200, 200]],
    [colleague, [200, 409]],
  ] as const)
    for (let round = 0; round < 10; round++) {
      const visit = await openVisit(day);
      const input = { ...visit, vaccine_details: [day.dose()] };
      const answers = await Promise.all([phone, by].map((one) => one.send(addVaccineDetails, input)));
      assert.deepEqual(answers.map(({ status }) => status).sort(), expected);
      assert.equal((await stored(visit.beneficiary_reference_id)).length, 1);
    }
});

test('a dose id that stands for something else is refused', async () => {
  const visit = await openVisit(day);
  const dose = day.dose();
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  const other = { ...dose, dose_code: 'OPV1', material_id: vaccine.bopv };
  const refused = await phone.send(addVaccineDetails, { ...visit, vaccine_details: [other] });
  assert.deepEqual([refused.status, refused.codes], [409, ['REQVAL0009']]);
  assert.equal((await stored(visit.beneficiary_reference_id)).length, 1);
});

test('a dose that was sent before goes through although session and case have closed meanwhile', async () => {
  const visit = await openVisit(day);
  const input = { ...visit, vaccine_details: [day.dose()] };
  await phone.ask(addVaccineDetails, input);
  await server.rows(
    sql`update vaccination_session set status = 2 where session_id = ${visit.session_id}::uuid`.compile(build),
  );
  assert.equal((await phone.send(addVaccineDetails, input, { key: randomUUID() })).status, 200);
});

test('a voided dose may be given anew: the next attempt', async () => {
  const visit = await openVisit(day);
  const [first, second] = [day.dose(), day.dose()];
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [first] });
  await server.rows(
    sql`insert into dose_void (beneficiary_id, dose_id, reason, voided_by, voided_at)
      values (${visit.beneficiary_reference_id}::bigint, ${first.dose_id}, 'x', ${day.user.user_id}, now())`.compile(
      build,
    ),
  );
  assert.equal((await phone.send(addVaccineDetails, { ...visit, vaccine_details: [second] })).status, 200);
  assert.deepEqual(await stored(visit.beneficiary_reference_id), [
    { dose_id: first.dose_id, attempt: 1 },
    { dose_id: second.dose_id, attempt: 2 },
  ]);
});
