import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { Sentence } from '../launch/stop-with-sentence.ts';
import { findProgramUser, giveToServer } from './program-user.ts';

const above = mkdtempSync(join(tmpdir(), 'teeka-user-'));
chmodSync(above, 0o755);
after(() => rmSync(above, { recursive: true, force: true }));
const isRoot = process.getuid?.() === 0;
const asRoot = { skip: isRoot ? false : 'only root may choose another user' };

function place(name: string, mode = 0o755): string {
  const folder = join(above, name);
  mkdirSync(folder);
  chmodSync(folder, mode);
  return folder;
}

test('whoever is not root runs everything as themselves', { skip: isRoot && 'we are root' }, () => {
  assert.equal(findProgramUser({ dataDir: place('own'), port: 80 }, assert.fail), undefined);
});

describe('started by root', () => {
  test('the server is somebody else, where that one may enter', asRoot, () => {
    const user = findProgramUser({ dataDir: place('open'), port: 8080 }, assert.fail);
    assert.ok(user && user.uid > 0 && user.gid > 0);
  });

  test('a data folder that only root may enter leaves it root, and that is said', asRoot, () => {
    const said: string[] = [];
    const dataDir = place('closed', 0o700);
    assert.equal(
      findProgramUser({ dataDir, port: 8080 }, (line) => void said.push(line)),
      undefined,
    );
    assert.deepEqual(said, [
      `The server runs as root, because another user may not enter ${dataDir}: start Teeka as a user of its own.`,
    ]);
  });

  test('a port that is for root only is refused with what helps', asRoot, () => {
    const file = '/proc/sys/net/ipv4/ip_unprivileged_port_start';
    const first = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 1024;
    const dataDir = place('low');
    if (first > 80)
      assert.throws(
        () => findProgramUser({ dataDir, port: 80 }, assert.fail),
        (error) => error instanceof Sentence && /^Port 80 is for root only.*set PORT to /.test(error.message),
      );
    else assert.ok(findProgramUser({ dataDir, port: 80 }, assert.fail));
  });

  test('key and files become its own, what a link names does not', asRoot, () => {
    const dataDir = place('given');
    const outside = join(above, 'outside');
    writeFileSync(outside, 'not the server’s');
    mkdirSync(join(dataDir, 'files', 'picture'), { recursive: true });
    writeFileSync(join(dataDir, 'files', 'picture', 'one'), 'sealed');
    symlinkSync(outside, join(dataDir, 'files', 'picture', 'link'));
    writeFileSync(join(dataDir, 'data.key'), 'key', { mode: 0o644 });
    writeFileSync(join(dataDir, 'postgres.json'), '{}', { mode: 0o600 });
    const user = { uid: 4711, gid: 4712 };
    giveToServer(dataDir, user);
    const who = (path: string) => statSync(path).uid;
    assert.deepEqual(
      ['data.key', 'files', 'files/picture/one', 'postgres.json'].map((name) => who(join(dataDir, name))),
      [4711, 4711, 4711, 0],
    );
    assert.equal(who(outside), 0);
    assert.equal(statSync(join(dataDir, 'data.key')).mode & 0o777, 0o600);
  });
});
