import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessMatrix } from '@teeka/contract/access-matrix';
import { type Role, roles } from '@teeka/contract/roles';
import { areaSamples } from '../../testing/area/area-samples.ts';
import { areaWorld, workerOf } from '../../testing/area/area-side.ts';
import { idsOf, valueAt, withValue } from '../../testing/area/ids-of-calls.ts';
import { alsoNamed } from '../../testing/area/mixed-samples.ts';
import { numbersOf } from '../../testing/numbers-of-calls.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const { home } = await areaWorld(server);
const matrix = new Map(accessMatrix().map(({ call, may }) => [call.name, may]));
const owners = new Map<Role, Awaited<ReturnType<typeof workerOf>>>();

/** Beside two, four and eight bytes, and between whole numbers. */
const oddNumbers = [-1, 0.5, 32_768, -32_769, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 2 ** 53, 1e308];
const oddIds = ['', ' ', [], [['']], {}, 0, 'a\u0000b', '\ud800', '9'.repeat(18), '9'.repeat(30), '0'.repeat(36)];

const made = areaSamples.flatMap(({ call, make }) => (typeof make === 'string' ? [] : [{ call, make }]));
const refused = /refused by the database|unforeseen/;

for (const { call, make } of made)
  test(`${call.name}: what no column holds is refused before any statement sees it`, async () => {
    const role = roles.find((one) => matrix.get(call.name)?.[one]) ?? assert.fail(call.name);
    const owner = owners.get(role) ?? (await workerOf(server, role, home));
    owners.set(role, owner);
    const at = { ...home, server, owner };
    const input = async (): Promise<unknown> => ({
      ...(await make(at)).input,
      ...(await alsoNamed[call.name]?.(at)),
    });
    const good = await input();
    const odd = [
      ...numbersOf(call).flatMap((path) => oddNumbers.map((value) => [path, value] as const)),
      ...idsOf(call).flatMap((path) => oddIds.map((value) => [path, value] as const)),
    ];
    const isThere = ([path]: (typeof odd)[number]) =>
      valueAt({ good }, ['good', ...path.split('.').slice(0, -1)].join('.')) != null;
    for (const [path, value] of odd.filter(isThere)) {
      const heard = server.logged().length;
      const { status, text } = await owner.phone.send(call, withValue(good, path, value) as never);
      const said = `${path} ${JSON.stringify(value)}: ${status} ${text.slice(0, 200)}`;
      assert.ok(status < 500, said);
      assert.doesNotMatch(server.logged().slice(heard), refused, said);
    }
  });
