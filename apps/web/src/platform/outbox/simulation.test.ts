import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item } from './item.ts';
import { type LivedDay, liveDay } from './simulation/live-day.ts';

const seeds = Number(process.env.SEEDS ?? 60);

/** Accepted once under its own id, or true already through another phone, or in front of the worker. */
function endsWell(item: Item, { server }: LivedDay): boolean {
  const times = server.applied.get(item.id) ?? 0;
  if (item.state === 'done') return times === 1 || (times === 0 && item.refusals.length > 0);
  return times === 0 && (item.state === 'refused' || item.state === 'blocked');
}

/** Session not on going, not on the list, not verified, no such case: the phone sent things in the wrong order. */
const orderCodes = ['SESDAY0002', 'SESDAY0010', 'SESDAY0011', 'VACDOS0009'];

function check(day: LivedDay, seed: number): void {
  const say = (what: string) => `seed ${seed}: ${what}`;
  assert.deepEqual(day.vanished, [], say('saved and gone after a restart'));
  for (const [phone, items] of day.items.entries()) {
    const ids = new Set(items.map((item) => item.id));
    assert.deepEqual(
      day.saved[phone]?.filter((id) => !ids.has(id)),
      [],
      say('saved and lost'),
    );
    for (const item of items) {
      assert.ok(endsWell(item, day), say(`${item.call} is ${item.state}`));
      const early = item.refusals.filter(({ code }) => orderCodes.includes(code));
      assert.deepEqual(early, [], say(`${item.call} came before what it builds on`));
    }
  }
  for (const [id, times] of day.server.applied)
    assert.equal(times, 1, say(`${id} took effect ${times} times`));
  for (const [key, doses] of day.server.facts.doses) assert.equal(doses.length, 1, say(`${key} is doubled`));
}

test(`a day of 200 offline writes on 3 phones, ${seeds} times: each once on the server or before the worker`, async (t) => {
  const sum = { writes: 0, restarts: 0, lostReplies: 0, done: 0, already: 0, needsYou: 0, behind: 0 };
  for (let seed = 1; seed <= seeds; seed++) {
    const day = await liveDay(seed);
    check(day, seed);
    sum.writes += day.writes;
    sum.restarts += day.restarts;
    sum.lostReplies += day.lostReplies;
    for (const item of day.items.flat()) {
      if (item.state === 'refused') sum.needsYou += 1;
      else if (item.state === 'blocked') sum.behind += 1;
      else if (item.refusals.length > 0) sum.already += 1;
      else sum.done += 1;
    }
  }
  t.diagnostic(
    `${seeds} days, ${sum.writes} writes, ${sum.lostReplies} lost replies, ${sum.restarts} restarts: ` +
      `${sum.done} accepted once, ${sum.already} true already, ${sum.needsYou} need the worker, ${sum.behind} wait behind those; 0 lost, 0 doubled`,
  );
  assert.ok(sum.lostReplies > seeds && sum.restarts > seeds, 'the days were too kind');
});
