import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type CivilDate, dayInIndia } from '@teeka/domain/calendar';
import { actRefusals, readPregnancy } from '@teeka/domain/pregnancy';
import type pg from 'pg';
import { pregnanciesOf } from '../../../src/modules/pregnancies/sealed/open-events.ts';
import type { SealedEvent } from '../../../src/modules/pregnancies/sealed/queries.ts';
import { openClient } from '../../../src/platform/db/client.ts';
import { makeAtRest } from '../../../src/platform/sealing/at-rest.ts';
import { type TestDatabase, testDatabase } from '../../../src/testing/test-database.ts';
import { loadDemo } from '../load.ts';

const today = '2026-11-21';
const dataKey = Buffer.alloc(32, 5);
const atRest = makeAtRest(dataKey);

describe('the pregnancies of the demo', () => {
  let database: TestDatabase;
  let client: pg.Client;
  const count = async (sql: string): Promise<number> => {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${sql}`);
    return rows[0]?.n ?? 0;
  };

  before(async () => {
    database = await testDatabase();
    await loadDemo(database.url, { people: 5000, seed: 1, today, dataKey });
    client = await openClient(database.url);
  });
  after(async () => {
    await client.end();
    await database.drop();
  });

  test('each act is one that the rules take, on the day on which it was recorded', async () => {
    const { rows } = await client.query<{
      beneficiary_id: string;
      dob: CivilDate;
      gender: number;
      events: SealedEvent[];
    }>(
      `select b.beneficiary_id, b.dob::text, b.gender, json_agg(json_build_object('event_id', e.event_id,
         'pregnancy_number', e.pregnancy_number, 'kind', e.kind, 'sealed', encode(e.facts_sealed, 'hex'),
         'at', e.captured_at, 'by', e.captured_by, 'recorded_at', e.recorded_at) order by e.recorded_at) as events
       from beneficiary b join pregnancy_event e using (beneficiary_id) group by 1, 2, 3`,
    );
    assert.ok(rows.length > 100);
    for (const { dob, gender, events } of rows) {
      const whole = pregnanciesOf(events, atRest);
      for (const { pregnancy_number, events: recorded } of whole) {
        const others = whole.filter((one) => one.pregnancy_number < pregnancy_number);
        for (const [nth, event] of recorded.entries()) {
          const refusals = actRefusals(event, {
            pregnancy: readPregnancy(pregnancy_number, recorded.slice(0, nth)),
            others,
            woman: { born: dob, gender, deceased_on: null },
            recorder: { user_id: event.by, answers: false },
            today: dayInIndia(event.at),
            at: Date.parse(event.at),
            registeredChildren: 0,
          });
          assert.deepEqual(refusals, [], `${event.kind} ${JSON.stringify(event.facts)} of one born on ${dob}`);
        }
        assert.ok(recorded.every(({ at }) => dayInIndia(at) < today));
      }
    }
  });

  test('whoever is pregnant has one that goes on, of the same day; nobody else has', async () => {
    const open = 'pregnancy p where p.outcome is null and not p.is_withdrawn';
    assert.ok((await count(open)) > 45);
    assert.equal(
      await count(`beneficiary b full join (select * from ${open}) p using (beneficiary_id)
        where (b.lmp_date is not null or p.lmp_on is not null) and b.lmp_date is distinct from p.lmp_on`),
      0,
    );
  });

  test('at the site of vaccinator1 each list has some', async () => {
    const there = `pregnancy p join beneficiary b using (beneficiary_id)
      join site_village v on v.village_code = b.village_code join app_user u on u.default_site_id = v.session_site_id
      where u.user_name = 'vaccinator1'`;
    const lists = {
      all: 'p.outcome is null',
      risk: 'p.outcome is null and p.high_risk',
      urgent: 'p.outcome is null and p.urgent',
      expected: `p.outcome is null and p.lmp_on between date '${today}' - 280 and date '${today}' - 250`,
      missing: `p.outcome is null and p.lmp_on < date '${today}' - 280`,
      after: `p.outcome = 'delivery' and p.ended_on >= date '${today}' - 45`,
      aborted: `p.outcome = 'abortion'`,
      lost: `p.outcome = 'lost'`,
      motherDied: `p.outcome = 'delivery' and p.died_on = b.deceased_on and p.died_on >= date '${today}' - 42`,
      childDied: `exists (select from pregnancy_birth n where n.beneficiary_id = p.beneficiary_id
        and n.reported_dead_on >= date '${today}' - 42)`,
    };
    for (const [name, condition] of Object.entries(lists)) {
      const found = await count(`${there} and ${condition}`);
      assert.ok(found >= (name === 'all' ? 10 : 1), `${name}: ${found}`);
    }
  });

  test('a child of a delivery is a person of the demo, or waits to be registered', async () => {
    const births = 'pregnancy_birth n left join beneficiary c on c.beneficiary_id = n.child_id';
    assert.equal(await count(`${births} where c.dob <> n.born_on or c.guardian_id <> n.beneficiary_id`), 0);
    assert.ok((await count(`${births} where n.child_id is not null and c.beneficiary_id is null`)) > 0);
    assert.equal(
      await count(
        'pregnancy p join beneficiary b using (beneficiary_id) where p.died_on is distinct from b.deceased_on',
      ),
      0,
    );
    assert.ok((await count(`${births} where n.child_id is null`)) > 0, 'some were born dead');
  });
});
