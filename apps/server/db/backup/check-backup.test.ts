import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { withClient } from '../../src/platform/db/client.ts';
import { testDatabase } from '../../src/testing/test-database.ts';
import { readManifest } from './backup-files.ts';
import { BackupProblem, checkBackup } from './check-backup.ts';
import { writeBackup } from './write-backup.ts';

const place = mkdtempSync(join(tmpdir(), 'teeka-backups-'));
const sound = join(place, 'sound');
const picture = join('files', 'picture', 'ab', '0190aaaa-0000-7000-8000-0000000000ab');

before(async () => {
  const database = await testDatabase();
  const dataDir = join(place, 'data');
  mkdirSync(join(dataDir, 'files', 'picture', 'ab'), { recursive: true });
  writeFileSync(join(dataDir, picture), 'sealed bytes');
  writeFileSync(join(dataDir, 'data.key'), 'a key');
  await withClient(database.url, (client) =>
    client.query("insert into setting select 'key' || n, 'value' || n from generate_series(1, 5000) n"),
  );
  const key = join(dataDir, 'data.key');
  await writeBackup({ databaseUrl: database.url, folder: sound, dataDir, key });
  await database.drop();
});
after(() => rmSync(place, { recursive: true, force: true }));

async function check(folder: string): Promise<void> {
  const manifest = readManifest(folder);
  if (!manifest) throw new BackupProblem('no whole backup');
  await checkBackup(folder, manifest);
}

const table = join('tables', 'setting.copy.gz');

/** One byte in the middle becomes another. */
function changeByte(file: string): void {
  const bytes = readFileSync(file);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

const cutOff = (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2));

describe('a damaged backup is found before anything is restored', () => {
  test('a sound one passes', async () => {
    await check(sound);
  });

  const damages: [string, string, (file: string) => void, RegExp][] = [
    ['a table cut off', table, cutOff, /damaged: table setting is missing or not what was written/],
    ['a table with another byte', table, changeByte, /damaged: table setting/],
    ['a table that is missing', table, rmSync, /damaged: table setting/],
    ['an empty table file', table, (file) => truncateSync(file, 0), /damaged: table setting/],
    ['a stored file that is missing', picture, rmSync, /damaged: files\/picture\/ab\/0190aaaa/],
    ['a stored file with another byte', picture, changeByte, /damaged: files\/picture\/ab\/0190aaaa/],
    ['the list of files cut off', 'files.sha256', cutOff, /damaged: files\.sha256/],
    ['a missing key', 'data.key', rmSync, /damaged: data\.key/],
    ['another key', 'data.key', changeByte, /damaged: data\.key/],
    ['a manifest with another byte', 'manifest.json', changeByte, /no whole backup/],
    ['a manifest cut off', 'manifest.json', cutOff, /no whole backup/],
    ['no manifest', 'manifest.json', rmSync, /no whole backup/],
  ];
  for (const [what, path, damage, sentence] of damages)
    test(what, async () => {
      const folder = mkdtempSync(join(place, 'damaged-'));
      cpSync(sound, folder, { recursive: true });
      damage(join(folder, path));
      await assert.rejects(check(folder), (error: Error) => {
        assert.ok(error instanceof BackupProblem, String(error));
        assert.match(error.message, sentence);
        return true;
      });
    });

  test('one of another version', async () => {
    const manifest = readManifest(sound);
    assert.ok(manifest);
    const migrations = [...manifest.migrations, { name: '9999-later.sql', checksum: 'later' }];
    await assert.rejects(
      checkBackup(sound, { ...manifest, migrations }),
      /made by another version \(9999-later\.sql\)/,
    );
  });
});
