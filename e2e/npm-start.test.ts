import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { portProblem } from '../tools/launch/port.ts';
import { isAlive } from '../tools/launch/process.ts';
import { launch } from './harness/launched.ts';

const promisedSeconds = 15;

test('whoever ends npm start ends everything it brought up: launcher, server, sandbox, PostgreSQL', async (t) => {
  const teeka = await launch(t, { command: ['npm', 'start'] });
  const port = Number(new URL(teeka.address).port);
  const sandbox = Number(/messages of the demo arrive at http:\/\/localhost:(\d+)/.exec(teeka.said())?.[1]);
  const postgres = teeka.postgres();
  assert.ok(isAlive(postgres));
  teeka.child.kill('SIGTERM');
  const deadline = Date.now() + promisedSeconds * 1000;
  const stands = async () => ({
    server: await portProblem(port, '127.0.0.1'),
    sandbox: await portProblem(sandbox, '127.0.0.1'),
    postgres: isAlive(postgres) ? 'runs' : undefined,
    launcher: existsSync(join(teeka.dataDir, 'start.lock')) ? 'holds the folder' : undefined,
  });
  let left = await stands();
  while (Object.values(left).some(Boolean) && Date.now() < deadline) {
    await pause(100);
    left = await stands();
  }
  assert.deepEqual(left, { server: undefined, sandbox: undefined, postgres: undefined, launcher: undefined });
});
