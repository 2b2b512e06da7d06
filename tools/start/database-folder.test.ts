import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { isAlive } from '../launch/process.ts';
import { stopOrphan } from '../postgres/orphan.ts';
import { databaseFolder, markDatabase } from './database-folder.ts';

/** A data folder whose database lies within it or in a place of its own. */
function scene(t: TestContext, { outside }: { readonly outside: boolean }) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'teeka-place-')));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  const dataDir = join(root, 'data');
  const folder = outside ? join(root, 'shared', 'one', 'postgres') : join(dataDir, 'postgres');
  for (const each of [dataDir, folder]) mkdirSync(each, { recursive: true });
  for (const name of ['postgres.json', 'data.key']) writeFileSync(join(dataDir, name), '{}');
  markDatabase(dataDir, folder);
  return { root, dataDir, folder, elsewhere: join(root, 'elsewhere') };
}

test('a data folder that was moved or copied brings the database within it', (t) => {
  const { dataDir, folder, elsewhere } = scene(t, { outside: false });
  assert.equal(databaseFolder(dataDir, folder), folder);
  cpSync(dataDir, elsewhere, { recursive: true });
  assert.equal(databaseFolder(elsewhere, folder), join(elsewhere, 'postgres'));
  rmSync(elsewhere, { recursive: true });
  renameSync(dataDir, elsewhere);
  assert.equal(databaseFolder(elsewhere, folder), join(elsewhere, 'postgres'));
});

test('a database outside stays with its data folder: moved it is found, a copy may not have it', (t) => {
  const { dataDir, folder, elsewhere } = scene(t, { outside: true });
  assert.equal(databaseFolder(dataDir, folder), folder);
  cpSync(dataDir, elsewhere, { recursive: true });
  assert.throws(
    () => databaseFolder(elsewhere, folder),
    /elsewhere is a copy: .* belongs to .*data\. To have it twice/,
  );
  rmSync(dataDir, { recursive: true });
  assert.equal(databaseFolder(elsewhere, folder), folder, 'moved');
  markDatabase(elsewhere, folder);
  cpSync(elsewhere, dataDir, { recursive: true });
  assert.throws(() => databaseFolder(dataDir, folder), /data is a copy/);
});

test('a copy without its database does not work on that of the first', (t) => {
  const { dataDir, folder, elsewhere } = scene(t, { outside: false });
  cpSync(dataDir, elsewhere, { recursive: true });
  rmSync(join(elsewhere, 'postgres'), { recursive: true });
  assert.throws(() => databaseFolder(elsewhere, folder), /elsewhere is a copy/);
});

test('a database that is gone is missed, not begun anew; one that was never made is made', (t) => {
  const { dataDir, folder } = scene(t, { outside: true });
  rmSync(folder, { recursive: true });
  assert.throws(() => databaseFolder(dataDir, folder), /The database of .*data is not at .*: put it back/);
  rmSync(join(dataDir, 'data.key'));
  assert.equal(databaseFolder(dataDir, folder), folder);
});

test('only what a killed start left on this very folder is ended', async (t) => {
  const { root, folder } = scene(t, { outside: false });
  const start = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'postgres'], { stdio: 'ignore' });
  const ofAnother = start();
  t.after(() => ofAnother.kill('SIGKILL'));
  const mark = join(folder, 'postmaster.pid');
  const first = join(root, 'first', 'postgres');
  mkdirSync(first, { recursive: true });
  writeFileSync(mark, `${ofAnother.pid}\n${first}\n`);
  await stopOrphan(folder);
  assert.ok(isAlive(ofAnother.pid ?? 0), 'the one of the folder that this was copied from');
  assert.equal(existsSync(mark), false);
  const left = start();
  left.on('exit', () => undefined);
  writeFileSync(mark, `${left.pid}\n${folder}\n`);
  await stopOrphan(folder);
  assert.equal(isAlive(left.pid ?? 0), false);
});
