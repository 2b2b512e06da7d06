import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { calls } from '@teeka/contract';
import { accessMatrix } from '@teeka/contract/access-matrix';
import type { Call } from '@teeka/contract/call';
import { type Role, roles } from '@teeka/contract/roles';
import type { AreaPart } from '@teeka/contract/within';
import { z } from 'zod';
import type { AreaSample } from '../../testing/area/area-sample.ts';
import { areaSamples } from '../../testing/area/area-samples.ts';
import { areaWorld, seesNeighbour, type Worker, workerOf } from '../../testing/area/area-side.ts';
import type { SessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { uuidV7 } from '../ids/uuid-v7.ts';

const server = await testServer({ sandbox: false });
const world = await areaWorld(server);
const workers = new Map(
  await Promise.all(roles.map(async (role) => [role, await workerOf(server, role, world.home)] as const)),
);
const workerWho = (role: Role): Worker => workers.get(role) ?? assert.fail(role);
const matrix = new Map(accessMatrix().map(({ call, may }) => [call.name, may]));

const narrowed = calls.filter(({ request }) => request instanceof z.ZodObject && 'within' in request.shape);

const samples = areaSamples.filter(({ call, make }) => narrowed.includes(call) && typeof make !== 'string');

/** The parts that a day's site lies in, and the site. */
const partsOf = ({ places, site }: SessionDay): readonly AreaPart[] => [
  { level: 'state', code: places.state },
  { level: 'district', code: places.district },
  { level: 'block', code: places.block },
  { level: 'site', id: site.session_site_id },
];

/** The part of the same kind that nobody has. */
const likeIt = (part: AreaPart): AreaPart =>
  part.level === 'site' ? { level: 'site', id: uuidV7() } : { level: part.level, code: 899_999_999 };

/** What differs by role is the level of its post, and that an ASHA has villages of her own: one role of each tells all. */
const kindOf = (role: Role) => (role === 'ASHA' || seesNeighbour(role) ? role : 'at a site');
const rolesOf = (call: Call): readonly Role[] =>
  [
    ...Map.groupBy(
      roles.filter((role) => matrix.get(call.name)?.[role]),
      kindOf,
    ).values(),
  ].flatMap(([first]) => first ?? []);
const elsewhereOf = (role: Role) => (seesNeighbour(role) ? [world.far] : [world.far, world.neighbour]);

interface Made {
  readonly input: object;
  readonly insidersOnly: string;
}

async function madeOn({ call, make }: AreaSample, owner: Worker, day: SessionDay): Promise<Made> {
  if (typeof make === 'string') return assert.fail(`${call.name} is tried in ${make}`);
  const { input, insidersOnly = assert.fail(`${call.name} lists nothing`) } = await make({ ...day, server, owner });
  return { input, insidersOnly };
}

async function answer(call: Call, role: Role, input: object): Promise<string> {
  const { status, reply, text } = await workerWho(role).phone.send(call, input as never);
  assert.equal(status, 200, `${call.name} ${role}: ${text}`);
  return JSON.stringify(reply);
}

test('every call that is narrowed is tried here, or with its part of an area where its figures are', () => {
  for (const { call, make } of areaSamples) {
    if (!narrowed.includes(call) || typeof make !== 'string') continue;
    const text = readFileSync(new URL(`../../../../../${make}`, import.meta.url), 'utf8');
    assert.match(text, /\bwithin\b/, `${call.name} in ${make}`);
  }
  const known = areaSamples.map(({ call }) => call);
  assert.deepEqual(
    narrowed.filter((call) => !known.includes(call)),
    [],
  );
});

for (const sample of samples) {
  const { call } = sample;
  test(`${call.name}: no part shows more than the own area, and one of elsewhere tells not even that it exists`, async () => {
    for (const role of rolesOf(call)) {
      const here = await madeOn(sample, workerWho(role), world.home);
      const answered = (input: object, within: AreaPart) => answer(call, role, { ...input, within });
      for (const part of partsOf(world.home)) {
        const said = await answered(here.input, part);
        // What lies next below a site is nothing.
        if (call.name !== 'sites.findAreas') assert.ok(said.includes(here.insidersOnly), `${role}, own ${part.level}`);
      }
      for (const day of elsewhereOf(role)) {
        const there = await madeOn(sample, day, day);
        // Of a neighbour the places are the own ones; what lies elsewhere is the site alone.
        const foreign = day === world.far ? partsOf(day) : partsOf(day).slice(-1);
        for (const part of [...partsOf(world.home), ...foreign])
          assert.ok(
            !(await answered(there.input, part)).includes(there.insidersOnly),
            `${role}, ${JSON.stringify(part)}`,
          );
        for (const part of foreign)
          assert.equal(
            await answered(there.input, part),
            await answered(there.input, likeIt(part)),
            `${role}, ${part.level}`,
          );
      }
    }
  });
}
