import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePort } from './port.ts';

test('a free port is none that is lent to an outgoing connection, and the wanted one where it is free', async () => {
  for (const wanted of [undefined, 0]) {
    const port = await freePort(wanted);
    assert.ok(port >= 20_000 && port < 32_000, `${port}`);
    assert.equal(await freePort(port), port);
  }
  const taken = createServer();
  const port = await freePort();
  await new Promise<void>((listening) => taken.listen(port, '127.0.0.1', listening));
  assert.notEqual(await freePort(port), port);
  taken.close();
});
