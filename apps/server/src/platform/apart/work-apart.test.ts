import assert from 'node:assert/strict';
import { test } from 'node:test';
import { workApart } from './work-apart.ts';

const script = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
const answering = script(
  `import { parentPort, workerData } from 'node:worker_threads'; parentPort.postMessage(workerData + 1);`,
);

test('a thread answers; one that finds no end or no room is ended, and the next answers', async () => {
  assert.equal(await workApart<number>(answering, 1), 2);
  assert.equal(await workApart(script('for (;;);'), 1, 500), undefined);
  assert.equal(await workApart(script('const all = []; for (;;) all.push(Array(1e6).fill({}));'), 1), undefined);
  await assert.rejects(workApart(script('throw new Error("a fault of its own");'), 1), /a fault of its own/);
  assert.equal(await workApart<number>(answering, 2), 3);
});
