import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { testDatabase } from '../../testing/test-database.ts';
import { withClient } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { StartProblem } from '../env/start-problem.ts';
import { makeAtRest } from './at-rest.ts';
import { keyFileOf, keyIdOf, makeDataKey, markOf, writeKeyFile } from './data-key.ts';
import { settleDataKey } from './settle-data-key.ts';

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'teeka-key-'));
  folders.push(made);
  return made;
};
const other = Buffer.alloc(32, 9);
const databases: Awaited<ReturnType<typeof testDatabase>>[] = [];
after(async () => {
  for (const each of databases) await each.drop();
  for (const each of folders) rmSync(each, { recursive: true });
});

async function database() {
  const made = await testDatabase();
  databases.push(made);
  return made.url;
}

interface Place {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly dataKey: string | undefined;
}

const settle = (place: Place) => settleDataKey(place, () => migrate(place.databaseUrl));

/** A place whose database holds a user and a person, sealed under the key of its file. */
async function place(): Promise<Place & { readonly key: Buffer }> {
  const made = { databaseUrl: await database(), dataDir: folder(), dataKey: undefined };
  const key = makeDataKey(made.dataDir).keys[0];
  await seal(made.databaseUrl, key, ['19990000000017']);
  return { ...made, key };
}

async function seal(url: string, key: Buffer, people: readonly string[]): Promise<void> {
  const atRest = makeAtRest(key);
  await withClient(url, async (client) => {
    for (const person of people)
      await client.query(
        `insert into beneficiary (beneficiary_id, ben_name, dob, gender, village_code, ben_type_id, mobile_sealed)
         values ($1, 'ASHA', '2025-01-01', 2, 1, 1, $2)`,
        [person, atRest.seal('mobile', `person/${person}`, '9876543210')],
      );
  });
}

async function serverKey(url: string, key: Buffer): Promise<void> {
  const id = randomUUID();
  const sealed = makeAtRest(key).seal('server-key', `server-key/${id}`, 'a key pair');
  await withClient(url, (client) =>
    client.query(
      "insert into server_key (server_key_id, xdata, ydata, private_sealed, created_at) values ($1, 'x', 'y', $2, now())",
      [id, sealed],
    ),
  );
}

/** Everything that a refused start might have written. */
const written = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ n: string }>(
      'select (select count(*) from server_key) || $1 || (select count(*) from data_key) as n',
      [' and '],
    );
    return rows[0]?.n;
  });

test('an empty database takes a key that is made, and the mark of it', async () => {
  const fresh = { databaseUrl: await database(), dataDir: folder(), dataKey: undefined };
  const { keys, made } = await settle(fresh);
  assert.equal(made, true);
  assert.ok(existsSync(keyFileOf(fresh.dataDir)));
  const { ring: _, ...settledAgain } = await settle(fresh);
  assert.deepEqual(settledAgain, { keys, made: false, from: keyFileOf(fresh.dataDir) }, 'and is met with it again');
  const again = { ...fresh, dataDir: folder() };
  await assert.rejects(settle(again), /data key of this database is not there/);
  assert.equal(existsSync(keyFileOf(again.dataDir)), false);
});

/** How a place loses its key, and the sentence for it. */
const losses: readonly [string, (place: Place) => Place, RegExp][] = [
  [
    'the file is gone',
    ({ databaseUrl }) => ({ databaseUrl, dataDir: folder(), dataKey: undefined }),
    /put its file \/\S+\/data\.key back, or set DATA_KEY/,
  ],
  [
    'another file',
    (lost) => {
      const dataDir = folder();
      writeKeyFile(dataDir, [other]);
      return { ...lost, dataDir };
    },
    /^\/\S+\/data\.key is not the data key that this database is sealed under: put the right one back/,
  ],
  [
    'another DATA_KEY',
    (lost) => ({ ...lost, dataKey: other.toString('base64') }),
    /^DATA_KEY is not the data key that this database is sealed under/,
  ],
];

for (const [what, lose, sentence] of losses)
  for (const marked of [true, false])
    test(`${what}: refused at once, nothing written, no key made (${marked ? 'marked' : 'of an earlier version'})`, async () => {
      const kept = await place();
      if (marked) await settle(kept);
      const before = await written(kept.databaseUrl);
      const lost = lose(kept);
      const hadFile = existsSync(keyFileOf(lost.dataDir));
      await assert.rejects(settle(lost), (error: Error) => {
        assert.ok(error instanceof StartProblem);
        assert.match(error.message, sentence);
        return true;
      });
      assert.equal(await written(kept.databaseUrl), before);
      assert.equal(existsSync(keyFileOf(lost.dataDir)), hadFile);
      assert.deepEqual((await settle(kept)).keys, [kept.key], 'the right key put back starts');
    });

test('a foreign key that once slipped into an earlier version is refused, the right one starts and clears up after it', async () => {
  const kept = await place();
  await serverKey(kept.databaseUrl, other);
  await serverKey(kept.databaseUrl, kept.key);
  await seal(kept.databaseUrl, kept.key, ['19990000000025']);
  await seal(kept.databaseUrl, other, ['19990000000033']);
  await assert.rejects(settle({ ...kept, dataKey: other.toString('base64') }), StartProblem);
  await settle(kept);
  assert.equal(await written(kept.databaseUrl), '1 and 1', 'the key pair that nobody can open is gone');
});

test('nobody registered yet: the key pair that a server offered tells the key', async () => {
  const url = await database();
  const dataDir = folder();
  await serverKey(url, other);
  await assert.rejects(settle({ databaseUrl: url, dataDir, dataKey: undefined }), /is not there/);
  await settle({ databaseUrl: url, dataDir, dataKey: other.toString('base64') });
});

test('two servers that start at once on an empty database: one key holds, the other place is refused', async () => {
  const databaseUrl = await database();
  const settled = await Promise.allSettled(
    [folder(), folder()].map((dataDir) => settle({ databaseUrl, dataDir, dataKey: undefined })),
  );
  assert.deepEqual(settled.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
});

/** A place whose key is being changed: the other key writes, that of the place is still in use. */
async function changing() {
  const kept = await place();
  await settle(kept);
  await withClient(kept.databaseUrl, async (client) => {
    await client.query('update data_key set writes = false');
    await client.query('insert into data_key (key_id, mark, writes) values ($1, $2, true)', [
      keyIdOf(other),
      markOf(other),
    ]);
  });
  return kept;
}
const naming = (...keys: readonly Buffer[]) => keys.map((key) => key.toString('base64')).join(',');
const stranger = Buffer.alloc(32, 8);

test('while a key is changed both have to be there, in any order; the database says which one seals', async () => {
  const kept = await changing();
  for (const keys of [
    [other, kept.key],
    [kept.key, other],
    [stranger, kept.key, other],
  ]) {
    const { ring } = await settle({ ...kept, dataKey: naming(...keys) });
    assert.deepEqual(ring.writes.id, keyIdOf(other));
    assert.deepEqual(
      ring.inUse.map(({ id }) => id),
      [keyIdOf(other), keyIdOf(kept.key)],
    );
  }
  for (const keys of [[kept.key], [other], [stranger], [stranger, other], [kept.key, stranger]]) {
    const before = await written(kept.databaseUrl);
    await assert.rejects(
      settle({ ...kept, dataKey: naming(...keys) }),
      /DATA_KEY is not the data key that this database is sealed under/,
    );
    assert.equal(await written(kept.databaseUrl), before);
  }
  await assert.rejects(settle({ ...kept, dataDir: folder() }), /is not there/);
});

test('a key that had its time need not be there, and is not enough', async () => {
  const kept = await changing();
  await withClient(kept.databaseUrl, (client) =>
    client.query('update data_key set retired_at = now() where not writes'),
  );
  const { ring } = await settle({ ...kept, dataKey: naming(other) });
  assert.deepEqual(
    ring.inUse.map(({ id }) => id),
    [keyIdOf(other)],
  );
  await settle({ ...kept, dataKey: naming(kept.key, other) });
  await assert.rejects(settle({ ...kept, dataKey: naming(kept.key) }), StartProblem);
});

test('a key file of several keys, a line each; one that is cut is refused in a sentence', async () => {
  const kept = await changing();
  writeKeyFile(kept.dataDir, [other, kept.key]);
  assert.equal((await settle(kept)).keys.length, 2);
  await assert.rejects(settle({ ...kept, dataKey: `${naming(other)},abc` }), /must hold the base64 of 32 bytes/);
});
