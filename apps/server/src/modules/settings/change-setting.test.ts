import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loginVaccinator, newLogin, passwordPolicy } from '@teeka/contract/auth';
import { answeringRoles, userLevels } from '@teeka/contract/roles';
import { appVersion, changeSetting, getSettings, getSettingsToChange } from '@teeka/contract/settings';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const { fixtures } = server;
const places = await fixtures.places();
const officer = (more: object = {}) => fixtures.user({ role: 'Supervisor', level: 'National', places, ...more });
const reason = 'As the state asked in its letter';
const chief = await officer();
const desk = await server.as(chief);

const nowOf = async (key: string) =>
  (await desk.ask(getSettings, {})).settings.find(({ key_name }) => key_name === key)?.value;
const listed = async (key: string) =>
  (await desk.ask(getSettingsToChange, {})).settings.find(({ key_name }) => key_name === key);

test('a setting holds at once, with what held before, why and by whom', async () => {
  const change = { key_name: 'max_members_per_mobile', value: ' 4 ', seen: '10', reason } as const;
  assert.deepEqual(await desk.ask(changeSetting, change), { value: '4' });
  assert.equal(await nowOf('max_members_per_mobile'), '4');
  await desk.ask(changeSetting, { ...change, value: '6', seen: '4' });
  const { value, fixed, changes } = (await listed('max_members_per_mobile')) ?? assert.fail();
  assert.deepEqual([value, fixed], ['6', false]);
  assert.deepEqual(
    changes.map(({ old_value, new_value, reason: why }) => [old_value, new_value, why]),
    [
      ['4', '6', reason],
      ['10', '4', reason],
    ],
  );
  const [row] = await server.rows(
    sql<{ detail: object }>`select detail from audit where user_id = ${chief.user_id}::uuid
      and call = 'settings.changeSetting' order by audit_id desc limit 1`.compile(build),
  );
  assert.deepEqual(row?.detail, { setting: 'max_members_per_mobile', from: '4', to: '6', reason });
});

test('what was changed meanwhile is told, also of two at once; what is so already leaves no history', async () => {
  const change = (value: string, seen: string) =>
    desk.send(changeSetting, { key_name: 'offline_hours', value, seen, reason });
  const codes = (await Promise.all([change('48', '72'), change('24', '72')])).map((answer) => answer.codes.join());
  assert.deepEqual(codes.sort(), ['', 'REQVAL0015']);
  const now = (await listed('offline_hours')) ?? assert.fail();
  assert.equal(now.changes.length, 1);
  assert.equal((await change(now.value, now.value)).status, 200);
  assert.equal((await listed('offline_hours'))?.changes.length, 1);
});

test('a bad value and a missing reason are refused under their fields', async () => {
  const table = [
    ['max_members_per_mobile', '0', reason, ['FLDVAL0005 value']],
    ['default_language', 'fr', 'no', ['FLDVAL0029 value', 'FLDVAL0004 reason']],
    ['help_contact', '<script>', '', ['FLDVAL0003 value', 'FLDVAL0001 reason']],
  ] as const;
  for (const [key_name, value, why, expected] of table) {
    const answer = await desk.send(changeSetting, { key_name, value, seen: '', reason: why });
    assert.deepEqual(
      answer.errors.map(({ code, path }) => `${code} ${path}`),
      expected,
    );
  }
  const unknown = { key_name: 'demo_seed', value: '1', seen: '', reason } as never;
  assert.equal((await desk.send(changeSetting, unknown)).status, 400);
});

test('the policy of passwords and the language follow with the next call', async () => {
  await desk.ask(changeSetting, { key_name: 'min_password_length', value: '12', seen: '8', reason });
  await desk.ask(changeSetting, { key_name: 'default_language', value: 'hi', seen: 'en', reason });
  const stranger = server.client();
  assert.equal((await stranger.ask(passwordPolicy, {})).data[0]?.min_password_length, 12);
  assert.equal((await stranger.ask(appVersion, {})).default_language, 'hi');
  await desk.ask(changeSetting, { key_name: 'min_password_length', value: '8', seen: '12', reason });
});

test('two steps are switched on by who has a number, and hold with the next sign-in', async () => {
  const on = { key_name: 'two_step', value: '1', seen: '0', reason } as const;
  const bare = await server.as(await officer({ mobile: null }));
  const refused = await bare.send(changeSetting, on);
  assert.deepEqual([refused.codes, refused.errors[0]?.path], [['SETVAL0001'], 'value']);
  await desk.ask(changeSetting, on);
  const worker = await fixtures.user();
  const input = () => ({
    ...{ user_name: worker.user_name, password: worker.password, secret: '' },
    ts: String(server.clock.clock().instant.getTime()),
  });
  const stranger = server.client();
  assert.equal((await stranger.ask(appVersion, {})).two_step, true);
  assert.equal((await stranger.send(newLogin, input())).status, 404);
  assert.equal((await stranger.send(loginVaccinator, input())).status, 200);
  await desk.ask(changeSetting, { ...on, value: '0', seen: '1' });
  server.clock.advance({ minutes: 1 });
  assert.equal((await server.client().send(newLogin, input())).status, 200);
});

test('nobody below the whole installation changes what holds for everybody', async () => {
  for (const role of answeringRoles)
    for (const level of userLevels) {
      const who = await server.as(await fixtures.user({ role, level, places }));
      const may = level === 'National' && role !== 'Site Admin';
      const codes = async () => [
        (await who.send(getSettingsToChange, {})).status,
        (await who.send(changeSetting, { key_name: 'help_phone', value: '', seen: '', reason })).status,
      ];
      assert.deepEqual(
        await codes(),
        may ? [200, 200] : Array(2).fill(role === 'Site Admin' ? 403 : 404),
        `${role} ${level}`,
      );
    }
});
