import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { calls } from '@teeka/contract';
import { accessMatrix } from '@teeka/contract/access-matrix';
import { type Role, roles } from '@teeka/contract/roles';
import { makeReferenceNumber } from '@teeka/domain/identity';
import type { AreaSample } from '../../testing/area/area-sample.ts';
import { areaSamples } from '../../testing/area/area-samples.ts';
import { areaWorld, workerOf } from '../../testing/area/area-side.ts';
import { idsOf, valueAt, withValue } from '../../testing/area/ids-of-calls.ts';
import { alsoNamed } from '../../testing/area/mixed-samples.ts';
import type { SessionDay } from '../../testing/session-day.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';
import { uuidV7 } from '../ids/uuid-v7.ts';

const server = await testServer();
const { home, far } = await areaWorld(server);
const matrix = new Map(accessMatrix().map(({ call, may }) => [call.name, may]));
const workers = new Map<string, { home: TestClient; owner: Awaited<ReturnType<typeof workerOf>> }>();

const severalIds = areaSamples.filter(({ call }) => idsOf(call).length > 1);

async function workerAt(role: Role, day: SessionDay) {
  const key = `${role} ${day.site.session_site_id}`;
  const known = workers.get(key) ?? { home: day.phone, owner: await workerOf(server, role, day) };
  workers.set(key, known);
  return known.owner;
}

/** What the call is about on one side, with all that it can name. */
async function inputOn({ call, make }: AreaSample, role: Role, day: SessionDay) {
  const owner = await workerAt(role, day);
  const at = { ...day, server, owner };
  const { input } = typeof make === 'string' ? { input: {} } : await make(at);
  return { owner, input: { ...input, ...(await alsoNamed[call.name]?.(at)) } as unknown };
}

/** An id of the same kind that nobody has. */
function unknownLike(value: unknown): unknown {
  if (typeof value === 'number') return randomInt(10 ** 8);
  const isPerson = /^\d{14}$/.test(String(value));
  return isPerson
    ? makeReferenceNumber(
        String(randomInt(10 ** 12, 2 ** 47))
          .slice(0, 13)
          .padEnd(13, '1'),
      )
    : uuidV7();
}

/** One id alone, each two together, and all of them: more at once tells nothing that these do not. */
function choices(ids: readonly string[]): string[][] {
  const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other]));
  return [...ids.map((one) => [one]), ...pairs, ...(ids.length > 2 ? [[...ids]] : [])];
}

/**
 * Ids that a phone makes for something new and that are unique in the whole record: one that is taken is refused as such,
 * wherever it stands, and tells nothing but that.
 */
const madeHere: Readonly<Record<string, readonly string[]>> = {
  'beneficiaries.registration': ['beneficiary_id'],
  'pregnancies.addPregnancyEvent': ['event.event_id', 'event.births.0.birth_id', 'event.births.0.child_id'],
  'pregnancies.correctPregnancy': ['event.event_id', 'event.births.0.birth_id', 'event.births.0.child_id'],
  'stock.receiveBatch': ['receipt_id', 'batch_id'],
  'places.saveSite': ['session_site_id'],
  'workers.addWorker': ['user_id'],
};
const taken = (path: string) => new RegExp(`^409 .*"code":"REQVAL0009","path":"${path}","values":\\{\\}`);

/** What is answered, with the ids that were sent as words: what an answer repeats of them tells nothing. */
async function answered(sample: AreaSample, role: Role, change: (input: unknown) => Promise<unknown>) {
  const { owner, input } = await inputOn(sample, role, home);
  const sent = await change(input);
  const answer = await owner.phone.send(sample.call, sent as never);
  const text = idsOf(sample.call).reduce(
    (said, path) => said.replaceAll(String(valueAt(sent, path) || '\0'), `<${path}>`),
    answer.text,
  );
  // What a search finds is for the test of areas; what a command answers must be the same.
  return answer.status === 200 && sample.call.kind === 'query' ? '200' : `${answer.status} ${text}`;
}

test('every id of a call with several is made by its sample', async () => {
  for (const sample of severalIds) {
    const role = roles.find((one) => matrix.get(sample.call.name)?.[one]) ?? assert.fail(sample.call.name);
    const { input } = await inputOn(sample, role, home);
    for (const path of idsOf(sample.call)) assert.ok(valueAt(input, path), `${sample.call.name}: ${path}`);
  }
});

test('beside ids of the own area, a foreign one is answered as one that does not exist', async (t) => {
  for (const sample of severalIds) {
    const { call } = sample;
    await t.test(call.name, async () => {
      const role = roles.find((one) => matrix.get(call.name)?.[one]) ?? assert.fail(call.name);
      for (const these of choices(idsOf(call))) {
        const foreign = await answered(sample, role, async (input) => {
          const there = await inputOn(sample, role, far);
          // Over there it is done already, so that what the call itself makes is on record too.
          const done = await there.owner.phone.send(call, there.input as never);
          if (madeHere[call.name]) assert.equal(done.status, 200, done.text);
          return these.reduce((mixed, path) => withValue(mixed, path, valueAt(there.input, path)), input);
        });
        const nowhere = await answered(sample, role, async (input) =>
          these.reduce((mixed, path) => withValue(mixed, path, unknownLike(valueAt(mixed, path))), input),
        );
        const made = these.filter((path) => madeHere[call.name]?.includes(path));
        const said = `${role}, foreign: ${these.join(', ')}`;
        if (made.some((path) => taken(path).test(foreign))) continue;
        assert.equal(foreign, nowhere, said);
      }
    });
  }
});

test('the calls that name several ids are the contract’s', () => {
  const bordered = calls.filter(({ area }) => area === 'own-sites' || area === 'own-area');
  const expected = bordered.filter((call) => idsOf(call).length > 1).map(({ name }) => name);
  assert.deepEqual(severalIds.map(({ call }) => call.name).sort(), expected.sort());
});
