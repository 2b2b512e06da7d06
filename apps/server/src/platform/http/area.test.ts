import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { calls } from '@teeka/contract';
import { accessMatrix } from '@teeka/contract/access-matrix';
import type { Call } from '@teeka/contract/call';
import { type Role, roles } from '@teeka/contract/roles';
import { z } from 'zod';
import { allThatRests } from '../../testing/all-that-rests.ts';
import type { AreaSample, Sent } from '../../testing/area/area-sample.ts';
import { areaSamples } from '../../testing/area/area-samples.ts';
import { type AreaSide, areaWorld, seesNeighbour, workerOf } from '../../testing/area/area-side.ts';
import type { SessionDay } from '../../testing/session-day.ts';
import type { Answer } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const world = await areaWorld(server);
const workers = new Map(
  await Promise.all(roles.map(async (role) => [role, await workerOf(server, role, world.home)] as const)),
);

const bordered = calls.filter(({ area }) => area === 'own-sites' || area === 'own-area');
const matrix = new Map(accessMatrix().map(({ call, may }) => [call.name, may]));
const rolesOf = (call: Call) => roles.filter((role) => matrix.get(call.name)?.[role]);
const workerWho = (role: Role) => workers.get(role) ?? assert.fail(role);
const insideOf = (role: Role): SessionDay[] => (seesNeighbour(role) ? [world.home, world.neighbour] : [world.home]);
const outsideOf = (role: Role): SessionDay[] => (seesNeighbour(role) ? [world.far] : [world.neighbour, world.far]);

async function tryInside({ call, make, inside }: AreaSample, role: Role): Promise<void> {
  if (typeof make === 'string') return;
  for (const day of insideOf(role)) {
    const owner = workerWho(role);
    const { input, insidersOnly } = await make({ ...day, server, owner });
    const answer = await owner.phone.send(call, input as never);
    const passed = answer.status === 200 || (inside !== undefined && answer.codes[0] === inside);
    assert.ok(passed, `inside, ${role}: ${answer.status} ${answer.text}`);
    if (insidersOnly) assert.ok(JSON.stringify(answer.reply).includes(insidersOnly), `inside, ${role}: is told of it`);
  }
}

async function tryOutside({ call, make }: AreaSample): Promise<void> {
  if (typeof make === 'string') return;
  for (const day of [world.neighbour, world.far]) {
    const side: AreaSide = { ...day, server, owner: day };
    const { input, insidersOnly }: Sent = await make(side);
    const before = await allThatRests(server);
    for (const role of rolesOf(call).filter((one) => outsideOf(one).includes(day))) {
      const answer: Answer<Call> = await workerWho(role).phone.send(call, input as never);
      const seen = `outside, ${role}: ${answer.status} ${answer.text}`;
      if (!insidersOnly) assert.deepEqual([...new Set(answer.codes)], ['REQVAL0012'], seen);
      else assert.ok(answer.status === 200 && !JSON.stringify(answer.reply).includes(insidersOnly), seen);
    }
    assert.equal(await allThatRests(server), before, 'nothing changed');
  }
}

test('every call with a border has a sample, and no other', () => {
  const sampled = areaSamples.map(({ call }) => call.name).sort();
  assert.deepEqual(sampled, bordered.map(({ name }) => name).sort());
});

test('a call without a border names nobody and nothing that belongs somewhere', () => {
  const belongs = /benefi|^session|site_id|case_id|import_id|village_id|facility_id/;
  for (const { name, request } of calls.filter(({ area }) => area === 'none')) {
    const { properties = {} } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' });
    assert.deepEqual(
      Object.keys(properties).filter((field) => belongs.test(field)),
      [],
      name,
    );
  }
});

test('inside and outside, by every role that may make the call', async (t) => {
  for (const sample of areaSamples) {
    await t.test(sample.call.name, async () => {
      const { call, make } = sample;
      if (typeof make === 'string') {
        const text = readFileSync(new URL(`../../../../../${make}`, import.meta.url), 'utf8');
        assert.ok(text.includes(call.name.split('.')[1] ?? call.name), `${make} tries ${call.name}`);
        return;
      }
      for (const role of rolesOf(call)) await tryInside(sample, role);
      await tryOutside(sample);
    });
  }
});
