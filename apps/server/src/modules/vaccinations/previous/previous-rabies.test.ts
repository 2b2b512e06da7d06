import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addPreviousVaccination } from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { arv, biteStock, biteVisit, clinicDay, rabiesBite, record } from '../../../testing/bite-day.ts';
import { vaccine } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await clinicDay(server);
const { phone, today } = day;

const past = (days: number) => addDays(today, -days);
const series = (...days: number[]) =>
  days.map((one) => ({ dose_id: uuidV7(), dose_code: 'ARV', day_of_dose: past(one), file_name: '' }));
const report = (person: string, more: object = {}) => ({
  beneficiary_reference_id: person,
  case_id: uuidV7(),
  material_id: biteStock.arv,
  proof: 'card' as const,
  vaccine_details: series(200, 197, 193, 172),
  captured_at: day.at(),
  ...more,
});
const stored = (person: string) =>
  server.rows(
    sql<{ dose_code: string; attempt: number; origin: string; material_id: number | null }>`
      select dose_code, attempt, origin, material_id from dose
      where beneficiary_id = ${person}::bigint order by given_on, dose_code`.compile(build),
  );

test('a series from its paper stands on record, with the immunoglobulin that came with it', async () => {
  const person = await day.person({ dob: '1990-05-01' });
  const input = report(person, { rig_type: 'ERIG' });
  assert.equal((await phone.send(addPreviousVaccination, input)).status, 200);
  assert.equal((await phone.send(addPreviousVaccination, input)).status, 200, 'sent again');
  const doses = await stored(person);
  assert.deepEqual(
    doses.map(({ dose_code, attempt, material_id }) => `${dose_code} ${attempt} of ${material_id}`),
    ['ARV 1 of 201', 'RIG 1 of null', 'ARV 2 of 201', 'ARV 3 of 201', 'ARV 4 of 201'],
  );
  assert.ok(doses.every(({ origin }) => origin === 'previous'));
});

test('what is refused of such a report', async () => {
  const person = await day.person({ dob: '1990-05-01' });
  await phone.ask(addPreviousVaccination, report(person, { vaccine_details: series(90) }));
  const table: [string, object, string][] = [
    ['only told', { proof: 'word' }, 'RABIES0016'],
    ['no immunoglobulin of that name', { rig_type: 'NONE' }, 'RABIES0017'],
    ['not a vaccine against rabies', { material_id: vaccine.bcg }, 'VACDOS0012'],
    ['tomorrow', { vaccine_details: series(-1) }, 'SCHEDU0003'],
    ['before birth', { vaccine_details: series(20_000) }, 'SCHEDU0002'],
    ['a day on record already', { vaccine_details: series(90) }, 'RABIES0002'],
  ];
  for (const [what, more, code] of table) {
    const answer = await phone.send(addPreviousVaccination, report(person, more));
    assert.deepEqual(answer.codes, [code], what);
  }
});

test('immunoglobulin that another hospital gave for this bite is not given again', async () => {
  const visit = await biteVisit(day, { bite: rabiesBite({ bitten_on: past(1) }) });
  const paper = report(visit.beneficiary_reference_id, { vaccine_details: series(1), rig_type: 'HRIG' });
  assert.equal((await phone.send(addPreviousVaccination, paper)).status, 200);
  const again = { ...arv(day, 0), dose_code: 'RIG', material_id: biteStock.erig };
  assert.deepEqual((await record(visit, [again], phone)).codes, ['RABIES0006']);
});
