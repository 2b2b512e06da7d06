import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inBatches } from './batches.ts';

test('files of a folder share a few processes; scans, tools and what weighs its process or lasts have one of their own', () => {
  const pure = ['packages/domain/a.test.ts', 'packages/words/b.test.ts'];
  const web = Array.from({ length: 80 }, (_, nth) => `apps/web/src/${nth}.test.ts`);
  const server = ['apps/server/src/modules/cases/x.test.ts', 'apps/server/src/modules/cases/y.test.ts'];
  const alone = [
    'apps/server/src/main.test.ts',
    'apps/web/src/platform/outbox/simulation.test.ts',
    'e2e/every-screen.test.ts',
    'tools/e.test.ts',
  ];
  const journeys = ['e2e/d.test.ts', 'e2e/e.test.ts', 'e2e/f.test.ts', 'e2e/g.test.ts'];
  const batches = inBatches([...pure, ...server, ...alone, ...web, ...journeys]);
  assert.deepEqual(
    batches.map((files) => files.length),
    [1, 1, 1, 1, 2, 2, 2, 40, 40, 2],
  );
  assert.deepEqual(batches[6], pure);
  assert.deepEqual(batches.flat().sort(), [...pure, ...web, ...server, ...alone, ...journeys].sort());
});
