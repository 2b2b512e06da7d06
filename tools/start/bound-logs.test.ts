import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { boundLogsOnce } from './bound-logs.ts';

const above = mkdtempSync(join(tmpdir(), 'teeka-logs-'));
after(() => rmSync(above, { recursive: true, force: true }));
const logs = () => mkdtempSync(join(above, 'logs-'));
const text = (file: string) => readFileSync(file, 'utf8');

describe('a log that became too long', () => {
  test('begins anew, and what it held is kept beside it', () => {
    const folder = logs();
    writeFileSync(join(folder, 'server.log'), 'x'.repeat(101));
    writeFileSync(join(folder, 'short.log'), 'y'.repeat(100));
    writeFileSync(join(folder, 'notes.txt'), 'z'.repeat(500));
    boundLogsOnce(folder, 100);
    assert.deepEqual(readdirSync(folder).sort(), ['notes.txt', 'server.log', 'server.log.1', 'short.log']);
    assert.deepEqual([text(join(folder, 'server.log')), text(join(folder, 'server.log.1')).length], ['', 101]);
    assert.equal(text(join(folder, 'short.log')).length, 100);
    assert.equal(text(join(folder, 'notes.txt')).length, 500);
  });

  test('a second time: only the part before is kept, so two parts at most lie there', () => {
    const folder = logs();
    const file = join(folder, 'server.log');
    for (const part of ['a', 'b', 'c']) {
      writeFileSync(file, part.repeat(200));
      boundLogsOnce(folder, 100);
    }
    assert.deepEqual(readdirSync(folder).sort(), ['server.log', 'server.log.1']);
    assert.equal(text(`${file}.1`), 'c'.repeat(200));
  });

  test('a program that goes on writing need not be told: it writes at the beginning, without a gap', async () => {
    const folder = logs();
    const file = join(folder, 'server.log');
    const log = openSync(file, 'a');
    const program = `process.stdin.on('data', (line) => process.stdout.write(line));`;
    const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', log, 'ignore'] });
    closeSync(log);
    const until = async (size: number) => {
      while (statSync(file).size < size) await new Promise((resolve) => setTimeout(resolve, 10));
    };
    child.stdin?.write('before '.repeat(20));
    await until(140);
    boundLogsOnce(folder, 100);
    child.stdin?.write('after');
    await until(5);
    child.stdin?.end();
    await once(child, 'close');
    assert.deepEqual([text(file), text(`${file}.1`)], ['after', 'before '.repeat(20)]);
  });

  test('where the old part cannot be kept, the log begins anew all the same', () => {
    const folder = logs();
    const file = join(folder, 'server.log');
    writeFileSync(file, 'x'.repeat(200));
    // A folder of that name stands in for a disk without room: the copy fails.
    mkdirSync(`${file}.1`);
    boundLogsOnce(folder, 100);
    assert.deepEqual([text(file), readdirSync(folder)], ['', ['server.log']]);
  });

  test('a folder without logs, or none at all, is no failure', () => {
    boundLogsOnce(logs(), 100);
    boundLogsOnce(join(above, 'none'), 100);
    assert.ok(!existsSync(join(above, 'none')));
  });
});
