import assert from 'node:assert/strict';
import { test } from 'node:test';
import { restartCase } from '@teeka/contract/bites';
import { saveCaseDetails } from '@teeka/contract/cases';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { arv, biteVisit, clinicDay, newBiteCase, rabiesBite, record } from '../../testing/bite-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await clinicDay(server);
const { phone } = day;
const colleague = await server.as(await server.fixtures.user({ role: 'ANM', sites: [day.site] }));
const both = [phone, colleague];

const stored = (person: string) =>
  server.rows(
    sql<{ dose_id: string; day_of_dose: number }>`
      select dose_id, day_of_dose from dose where beneficiary_id = ${person}::bigint order by attempt`.compile(build),
  );

test('two phones record the same day of a course at once: one wins, the other is told', async () => {
  for (let round = 0; round < 20; round++) {
    const visit = await biteVisit(day);
    const doses = [arv(day, 0), arv(day, 0)];
    const answers = await Promise.all(both.map((by, nth) => record(visit, doses.slice(nth, nth + 1), by)));
    const won = answers.findIndex(({ status }) => status === 200);
    assert.deepEqual(answers[1 - won]?.codes, ['RABIES0002'], `round ${round}`);
    const rows = await stored(visit.beneficiary_reference_id);
    assert.deepEqual(rows, [{ dose_id: doses[won]?.dose_id, day_of_dose: 0 }]);
  }
});

test('two phones open a course for one person at once: there is one', async () => {
  for (let round = 0; round < 10; round++) {
    const { beneficiary_reference_id, session_id } = await biteVisit(day, {
      bite: rabiesBite(),
      case_id: uuidV7(),
    });
    const visit = { beneficiary_reference_id, session_id };
    const answers = await Promise.all(
      both.map((by) => by.send(saveCaseDetails, newBiteCase(day, { ...visit, case_id: uuidV7() }))),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409], `round ${round}`);
    assert.deepEqual(
      answers.flatMap(({ codes }) => codes),
      ['RABIES0012'],
    );
  }
});

test('two phones begin the same course anew at once: one new course', async () => {
  for (let round = 0; round < 10; round++) {
    const visit = await biteVisit(day, { bite: rabiesBite({ bitten_on: '2026-03-01' }) });
    await record(visit, [arv(day, 0, { given_on: '2026-03-02' })], phone);
    const { case_id, beneficiary_reference_id } = visit;
    const ids = [uuidV7(), uuidV7()];
    const answers = await Promise.all(
      both.map((by, nth) =>
        by.send(restartCase, { case_id, beneficiary_reference_id, new_case_id: ids[nth] as string }),
      ),
    );
    const won = answers.findIndex(({ status }) => status === 200);
    assert.deepEqual(answers[1 - won]?.codes, ['VACDOS0010'], `round ${round}`);
    const fresh = await server.rows<{ case_id: string }>(
      sql<{ case_id: string }>`
        select case_id from bite_case where beneficiary_id = ${beneficiary_reference_id}::bigint and is_open`.compile(
        build,
      ),
    );
    assert.deepEqual(fresh, [{ case_id: ids[won] }]);
  }
});
