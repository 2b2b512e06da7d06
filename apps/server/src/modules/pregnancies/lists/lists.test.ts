import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getPregnantWomen } from '@teeka/contract/pregnancies';
import { pregnancyLists } from '@teeka/domain/pregnancy';
import { sql } from 'kysely';
import { listCases, pregnancyOfCase } from '../../../../../../packages/domain/pregnancy/testing/list-cases.ts';
import { build } from '../../../platform/db/build.ts';
import { sessionDay } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);

test('the lists of the server are those of the phone, case by case', async () => {
  const titles = new Map<string, string>();
  for (const one of listCases) {
    const woman = await day.person({ gender: 2, dob: '1999-05-01' });
    titles.set(woman, one.title);
    const { lmp_on, last_visit_on, high_risk, urgent, unheard_on, outcome, ended_on, died_on } = pregnancyOfCase(
      one,
      day.today,
    );
    await server.rows(
      sql`insert into pregnancy (beneficiary_id, pregnancy_number, lmp_on, registered_on, last_visit_on, high_risk,
          high_risk_shown, urgent, unheard_on, outcome, ended_on, died_on)
        values (${woman}::bigint, 1, ${lmp_on}::date, ${lmp_on}::date, ${last_visit_on}::date, ${high_risk},
          ${high_risk}, ${urgent}, ${unheard_on}::date, ${outcome}, ${ended_on}::date, ${died_on}::date)`.compile(
        build,
      ),
    );
  }
  for (const list of pregnancyLists) {
    const { data, totals } = await day.phone.ask(getPregnantWomen, { list, pageSize: 100 });
    const expected = listCases.filter(({ lists }) => lists.includes(list)).map(({ title }) => title);
    assert.deepEqual(
      data.map(({ beneficiary_id }) => titles.get(beneficiary_id)).toSorted(),
      expected.toSorted(),
      list,
    );
    assert.equal(totals[list], expected.length);
  }
});

test('a woman who moves is on the list of her new village, and on that of none she left', async () => {
  const woman = await day.person({ gender: 2, dob: '1999-05-01' });
  const villages = await server.rows(
    sql<{ readonly code: number }>`select code from location where level = 'village' order by code limit 2`.compile(
      build,
    ),
  );
  const inVillage = (code = 0) =>
    server.rows(
      sql`update beneficiary set village_code = ${code}::int where beneficiary_id = ${woman}::bigint`.compile(build),
    );
  await inVillage(villages[0]?.code);
  await server.rows(
    sql`insert into pregnancy (beneficiary_id, pregnancy_number, lmp_on, registered_on)
      values (${woman}::bigint, 1, ${day.today}::date - 100, ${day.today}::date - 50)`.compile(build),
  );
  const stands = () =>
    server.rows(sql`select village_code from pregnancy where beneficiary_id = ${woman}::bigint`.compile(build));
  assert.deepEqual(await stands(), [{ village_code: villages[0]?.code }]);
  await inVillage(villages[1]?.code);
  assert.deepEqual(await stands(), [{ village_code: villages[1]?.code }]);
});
