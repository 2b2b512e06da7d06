import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { root } from '../tools/launch/root.ts';
import { prepareEnding } from '../tools/start/ending.ts';
import { typeSignIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { type Launched, launch, ownFolder } from './harness/launched.ts';
import { dealt, desktop } from './harness/profiles.ts';
import { runTool } from './harness/run-tool.ts';

const folder = ownFolder();
const dataDir = join(folder, 'data');
const places = join(root, 'apps/server/db/places/testing/budaun.csv');
const ending = prepareEnding();
const off = { DEMO: 'off' };
let teeka: Launched;
let password = '';

before(async () => {
  const loaded = await runTool('places', [places], dataDir, off);
  assert.equal(loaded.code, 0, loaded.said);
  assert.match(loaded.said, /^village +8 new, 0 changed, 0 as they were$/m);
  const again = await runTool('places', [places], dataDir, off);
  assert.match(again.said, /^village +0 new, 0 changed, 8 as they were$/m);
  const made = await runTool('first-user', ['--user-name', 'sunita', '--name', 'Sunita Sharma'], dataDir, off);
  assert.equal(made.code, 0, made.said);
  assert.match(made.said, /^sunita administers Budaun \(133\)\.$/m);
  password = /^Password: (\S+)$/m.exec(made.said)?.[1] ?? '';
  const second = await runTool('first-user', ['--user-name', 'other', '--name', 'Other'], dataDir, off);
  assert.equal(second.code, 1);
  assert.match(second.said, /^There are accounts already \(1\): say --another/);
  // What is registered within a hook would end with it.
  teeka = await launch({ after: (work) => ending.undo(work) }, { dataDir, env: off });
});
after(async () => {
  await ending.run();
  rmSync(folder, { recursive: true, force: true });
});

for (const profile of dealt(desktop))
  journey('a district moves in', { system: () => ({ address: teeka.address, ending }), profile }, async (person) => {
    const { device, say, step } = person;
    const fresh = 'Sahaswan#2031';

    await step('nothing of a demo is there, and the start says where the key lies', async () => {
      assert.doesNotMatch(teeka.said(), /[Dd]emo|Teeka@2026/);
      assert.match(teeka.said(), /The data key lies in a file beside the data: /);
      assert.equal((await fetch(`${teeka.address}/demo-sign-ins.json`)).status, 404);
      await device.open('/');
      await device.page.waitForURL('**/auth/login');
      assert.equal(await device.page.getByText('vaccinator1').count(), 0);
    });
    await step('the first administrator signs in and is led to a password of her own', async () => {
      await typeSignIn(person, { user_name: 'sunita', password });
      const { page } = device;
      await page.waitForURL('**/auth/updatepassword');
      await page.getByRole('textbox', { name: say('auth:currentPassword') }).fill(password);
      await page.getByRole('textbox', { name: say('auth:newPassword'), exact: true }).fill(fresh);
      await page.getByRole('textbox', { name: say('auth:repeatPassword') }).fill(fresh);
      await page.getByRole('button', { name: say('auth:savePassword') }).click();
      await page.waitForURL('**/auth/login');
      await typeSignIn(person, { user_name: 'sunita', password: fresh });
      await page.waitForURL('**/home');
    });
    await step('home leads to what is missing before the first session: all but the villages', async () => {
      const { page } = device;
      await page
        .getByRole('main')
        .getByRole('link', { name: say('sites:readyTitle') })
        .click();
      await page.getByRole('heading', { name: say('sites:readyTitle'), level: 1 }).waitFor();
      const steps = page.getByRole('main').getByRole('listitem');
      await steps.first().waitFor();
      const shown = await steps.allInnerTexts();
      assert.equal(shown.length, 5);
      assert.match(shown[0] ?? '', new RegExp(`${say('sites:ready_villages')}[^]*8`));
      for (const text of shown.slice(1)) assert.ok(text.includes(say('sites:readyMissing')), text);
      assert.equal(await page.getByRole('main').getByRole('link').count(), 0);
      await device.picture(`moving-in-${profile.name}`);
    });
  });
