import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeContent, getConfig, getContents } from '@teeka/contract/settings';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });

test('what the family is told besides is empty until somebody writes it, and then heard cleaned by whoever vaccinates', async () => {
  const places = await server.fixtures.places();
  const desk = await server.as(await server.fixtures.user({ role: 'Supervisor', level: 'National', places }));
  const phone = await server.as(await server.fixtures.user({ places }));
  const heard = async () => (await phone.ask(getConfig, { key: 'four_messages_hi' })).value;
  assert.equal(await heard(), '');
  const { contents } = await desk.ask(getContents, {});
  assert.deepEqual(
    contents.filter(({ name }) => name === 'four_messages').map(({ language, version }) => [language, version]),
    [
      ['en', 0],
      ['hi', 0],
    ],
  );
  const wish = { name: 'four_messages', language: 'hi', seen: 0, reason: 'The help line is new' } as const;
  await desk.ask(changeContent, { ...wish, value: '<p>मदद: 104</p><script>x()</script>' });
  assert.equal(await heard(), '<p>मदद: 104</p>');
});
