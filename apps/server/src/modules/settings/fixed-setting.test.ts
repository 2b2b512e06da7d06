import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeSetting, getSettingsToChange } from '@teeka/contract/settings';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ env: { TWO_STEP_PRODUCTION: 'on', TWO_STEP_AUTH: 'on' }, sandbox: false });

test('what the server was started with is shown, and no screen changes it', async () => {
  const places = await server.fixtures.places();
  const desk = await server.as(await server.fixtures.user({ role: 'Supervisor', level: 'National', places }));
  const { settings } = await desk.ask(getSettingsToChange, {});
  const { value, fixed } = settings.find(({ key_name }) => key_name === 'two_step') ?? assert.fail();
  assert.deepEqual([value, fixed], ['1', true]);
  const off = { key_name: 'two_step', value: '0', seen: '1', reason: 'Too many complaints' } as const;
  assert.deepEqual((await desk.send(changeSetting, off)).codes, ['REQVAL0015']);
});
