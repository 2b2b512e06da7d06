import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { openCluster } from '../../../../../tools/postgres/cluster.ts';
import { planThrowAway } from '../../../../../tools/postgres/throw-away.ts';
import { prepareEnding } from '../../../../../tools/start/ending.ts';
import { withClient } from './client.ts';

test("PostgreSQL's own log holds nothing of what was typed", async () => {
  const ending = prepareEnding();
  const plan = await planThrowAway({ durable: false }, ending);
  const logFile = join(mkdtempSync(join(tmpdir(), 'teeka-log-')), 'postgresql.log');
  const cluster = await openCluster({ ...plan, logFile });
  ending.undo(cluster.stop);
  try {
    await withClient(cluster.url('postgres'), async (client) => {
      await assert.rejects(client.query('select $1::text::bigint', ['RAMESH KUMAR 9876543210']), /invalid input/);
      await assert.rejects(client.query("select 'RAMESH KUMAR'::uuid"), /invalid input/);
      await client.query('create table person (name text unique)');
      await client.query("insert into person values ('RAMESH KUMAR')");
      await assert.rejects(client.query("insert into person values ('RAMESH KUMAR')"), /duplicate/);
    });
    const log = readFileSync(logFile, 'utf8');
    assert.match(log, /ready to accept connections/, 'what it says of itself is there');
    assert.doesNotMatch(log, /RAMESH|9876543210/);
  } finally {
    await ending.run();
  }
});
