import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addPregnancyEvent, correctPregnancy } from '@teeka/contract/pregnancies';
import { nextReferenceNumber, pregnancyDesk } from '../../testing/pregnancy-desk.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;
const supervisor = await server.as(
  await server.fixtures.user({ role: 'Supervisor', level: 'Block', sites: [day.site], places: day.places }),
);

test('a visit that was written before the children were put right tells of no other child', async () => {
  const desk = await pregnancyDesk(day, { lmp: '2025-06-20' });
  const child = desk.liveChild();
  await desk.record('delivery', desk.delivery({ live_births: 1, still_births: 0 }), [child]);
  const first = child.birth_id;
  const twin = desk.liveChild(nextReferenceNumber());
  const adding = (births: Parameters<typeof desk.correction>[2]) =>
    desk.correction('child-added', { reason: 'a twin found later' }, births);
  const correction = adding([twin]);
  await supervisor.ask(correctPregnancy, correction);
  const visit = (of_births: string, of: Record<string, string>) =>
    desk.act('postnatal', { visited_on: today, of_births, ...of });
  // The twin was of another woman, and a third child is the second then.
  await supervisor.ask(
    correctPregnancy,
    desk.correction('withdrawal', { event: correction.event.event_id, reason: 'of another woman' }),
  );
  await supervisor.ask(correctPregnancy, adding([desk.liveChild()]));
  const written = `${first} ${twin.birth_id}`;
  assert.deepEqual(await desk.refused(visit(written, { child_2_well: 'ill' })), ['BENPRE0027 event.facts.of_births']);
  for (const wrong of [twin.birth_id, `${twin.birth_id} ${first}`, 'nobody'])
    assert.deepEqual(
      await desk.refused(visit(wrong, { child_well: 'well' })),
      ['BENPRE0027 event.facts.of_births'],
      wrong,
    );
  // Of the first child it tells what it told.
  await phone.ask(addPregnancyEvent, visit(written, { child_well: 'well' }));
});
