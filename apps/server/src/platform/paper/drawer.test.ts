import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { textOfPdf } from '../../testing/text-of-pdf.ts';
import { beginApart as begin, Drawer } from './drawer.ts';

const paper = (...lines: readonly string[]) => ({
  template: 'platform/paper/testing/lines.typ',
  data: JSON.stringify({ language: 'en', title: 'x', lines }),
  pictures: '{}',
  at: 1_764_000_000,
});
const endless = { ...paper(), template: 'platform/paper/testing/endless.typ' };
const textOf = async (bytes: Buffer) => (await textOfPdf(bytes)).join(' ');

function kill(pid: number | undefined): void {
  assert.ok(pid);
  process.kill(pid, 'SIGKILL');
}

test('a process that dies fails the paper under way alone: those that wait are drawn by the next', async () => {
  const drawer = new Drawer();
  await drawer.draw(paper('warm'));
  const first = drawer.pid;
  const underWay = drawer.draw(endless);
  const waiting = ['one', 'two'].map((word) => drawer.draw(paper(word)));
  setTimeout(() => kill(first), 50);
  await assert.rejects(underWay, /ended: SIGKILL/);
  const texts = await Promise.all(waiting.map(async (drawn) => textOf(await drawn)));
  assert.match(texts[0] ?? '', /one/);
  assert.match(texts[1] ?? '', /two/);
  assert.notEqual(drawer.pid, first);
});

test('where the system has no room for a process, one paper after the other is lost until there is; none waits for good', async () => {
  const none = Array.from({ length: 2 }, () => () => {
    throw new Error('spawn ENOMEM');
  });
  const drawer = new Drawer({}, () => (none.pop() ?? begin)());
  const drawn = await Promise.allSettled(['one', 'two', 'three', 'four'].map((word) => drawer.draw(paper(word))));
  assert.deepEqual(
    drawn.map(({ status }) => status),
    ['rejected', 'rejected', 'fulfilled', 'fulfilled'],
  );
  assert.ok(drawn[0]?.status === 'rejected' && /ENOMEM/.test(String(drawn[0].reason)));
});

test('where it has none after a process died, the server goes on and the paper after is drawn', async () => {
  let begun = 0;
  const drawer = new Drawer({}, () => {
    begun += 1;
    if (begun === 2) throw new Error('spawn ENOMEM');
    return begin();
  });
  await drawer.draw(paper('warm'));
  const first = drawer.pid;
  const [underWay, next, last] = [drawer.draw(endless), drawer.draw(paper('next')), drawer.draw(paper('last'))];
  setTimeout(() => kill(first), 50);
  const lost = [assert.rejects(underWay, /ended: SIGKILL/), assert.rejects(next, /ENOMEM/)];
  assert.match(await textOf(await last), /last/);
  await Promise.all(lost);
});

test('one that dies while nothing is drawn fails no paper', async () => {
  const drawer = new Drawer();
  await drawer.draw(paper('before'));
  const first = drawer.pid;
  kill(first);
  while (drawer.pid !== undefined) await wait(5);
  assert.match(await textOf(await drawer.draw(paper('after'))), /after/);
  assert.notEqual(drawer.pid, first);
});

test('a paper without end is given up, and its process with it; the next paper is drawn', async () => {
  const drawer = new Drawer({ patience: 2000 });
  await drawer.draw(paper('warm'));
  const first = drawer.pid;
  const [lost, next] = [drawer.draw(endless), drawer.draw(paper('next'))];
  await assert.rejects(lost, /No end was found/);
  assert.match(await textOf(await next), /next/);
  assert.throws(() => process.kill(first ?? 0, 0), 'nothing goes on in the old one');
});

test('none is kept where nothing is drawn, and the next paper begins another', async () => {
  const drawer = new Drawer({ keptFor: 30 });
  await drawer.draw(paper('x'));
  assert.ok(drawer.pid);
  // The timer alone holds no process up.
  while (drawer.pid !== undefined) await wait(5);
  assert.match(await textOf(await drawer.draw(paper('again'))), /again/);
});

test('what it holds does not grow with the papers, also where always some wait', async (t) => {
  if (process.platform !== 'linux') return t.skip('what a process holds is read as Linux tells it');
  const drawer = new Drawer();
  const megabytes = async () =>
    Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${drawer.pid}/status`, 'utf8'))?.[1]) / 1000;
  const lines = Array.from({ length: 600 }, (_, nth) => `सुनीता देवी ${nth}`);
  const many = (round: number) =>
    Promise.all(Array.from({ length: 20 }, (_, nth) => drawer.draw(paper(`${round} ${nth}`, ...lines))));
  await many(0);
  const before = await megabytes();
  for (const round of [1, 2, 3]) await many(round);
  const after = await megabytes();
  assert.ok(after - before < 40, `${before} to ${after} MB`);
  t.diagnostic(`${Math.round(before)} MB after 20 papers, ${Math.round(after)} MB after 80`);
});
