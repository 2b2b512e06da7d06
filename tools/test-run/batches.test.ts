import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inBatches } from './batches.ts';

test('what is pure shares a process, the files of the screens and of the modules a few, all others have one of their own', () => {
  const pure = ['packages/domain/a.test.ts', 'packages/words/b.test.ts'];
  const web = Array.from({ length: 40 }, (_, nth) => `apps/web/src/${nth}.test.ts`);
  const modules = ['apps/server/src/modules/cases/x.test.ts', 'apps/server/src/modules/cases/y.test.ts'];
  const others = ['apps/server/src/c.test.ts', 'e2e/d.test.ts', 'tools/e.test.ts'];
  const batches = inBatches([...others, ...pure, ...modules, ...web]);
  assert.deepEqual(
    batches.map((files) => files.length),
    [2, 20, 20, 2, 1, 1, 1],
  );
  assert.deepEqual(batches[0], pure);
  assert.deepEqual(batches.flat().sort(), [...pure, ...web, ...modules, ...others].sort());
});
