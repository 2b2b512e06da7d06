import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeContent, getConfig, getContents } from '@teeka/contract/settings';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const places = await server.fixtures.places();
const chief = await server.fixtures.user({ role: 'Supervisor', level: 'National', places });
const desk = await server.as(chief);
const phone = await server.as(await server.fixtures.user({ places }));
const reason = 'The office has moved';
const shown = async (key: string) => (await phone.ask(getConfig, { key })).value;
const listed = async (name: string, language: string) =>
  (await desk.ask(getContents, {})).contents.find((one) => one.name === name && one.language === language) ??
  assert.fail();

test('a text holds at once for everybody, cleaned; every version is kept, the first too', async () => {
  const before = await shown('help_hi');
  const change = { name: 'help', language: 'hi', reason } as const;
  const answer = await desk.ask(changeContent, {
    ...change,
    value: '<p onclick="x()">नया दफ़्तर</p><script>x()</script>',
    seen: 0,
  });
  assert.deepEqual(answer, { version: 1, value: '<p>नया दफ़्तर</p>' });
  assert.equal(await shown('help_hi'), '<p>नया दफ़्तर</p>');
  await desk.ask(changeContent, { ...change, value: '<p>दूसरा</p>', seen: 1 });
  const { versions, version, value } = await listed('help', 'hi');
  assert.deepEqual([version, value], [2, '<p>दूसरा</p>']);
  assert.deepEqual(
    versions.map((one) => [one.version, one.value, one.reason, one.changed_by === null]),
    [
      [2, '<p>दूसरा</p>', reason, false],
      [1, '<p>नया दफ़्तर</p>', reason, false],
      [0, before, '', true],
    ],
  );
});

test('an old version is brought back as a new one', async () => {
  const { versions, version } = await listed('help', 'hi');
  const first = versions.at(-1)?.value ?? assert.fail();
  await desk.ask(changeContent, { name: 'help', language: 'hi', value: first, seen: version, reason });
  assert.equal(await shown('help_hi'), first);
  assert.equal((await listed('help', 'hi')).version, version + 1);
});

test('of two who write at once one is told; an emptied text shows nothing', async () => {
  const change = (value: string) => desk.send(changeContent, { name: 'about', language: 'en', value, seen: 0, reason });
  const answers = await Promise.all([change('<p>one</p>'), change('<p>two</p>')]);
  assert.deepEqual(answers.map(({ codes }) => codes.join()).sort(), ['', 'REQVAL0015']);
  await desk.ask(changeContent, { name: 'about', language: 'en', value: '<p><br></p>', seen: 1, reason });
  assert.equal(await shown('about_en'), '');
});

test('bad input is refused, and so is whoever is not posted above all places', async () => {
  const change = { name: 'help', language: 'en', value: '<p>x</p>', seen: 0, reason } as const;
  const table: [object, number, string][] = [
    [{ reason: '' }, 400, 'FLDVAL0001'],
    [{ reason: '<b>' }, 400, 'FLDVAL0003'],
    [{ value: 'x'.repeat(20_001) }, 400, 'REQVAL0003'],
    [{ name: 'card' }, 400, 'REQVAL0002'],
    [{ language: 'fr' }, 400, 'REQVAL0002'],
    [{ seen: 7 }, 409, 'REQVAL0015'],
  ];
  for (const [more, status, code] of table) {
    const answer = await desk.send(changeContent, { ...change, ...more } as never);
    assert.deepEqual([answer.status, answer.codes], [status, [code]], JSON.stringify(more).slice(0, 40));
  }
  for (const level of ['State', 'District', 'Block'] as const) {
    const who = await server.as(await server.fixtures.user({ role: 'Supervisor', level, places }));
    assert.deepEqual(
      [(await who.send(getContents, {})).status, (await who.send(changeContent, change)).status],
      [404, 404],
    );
  }
});
