import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { after, before } from 'node:test';
import { webDist } from '../tools/start/web-build.ts';
import { accountOf } from './harness/accounts.ts';
import { tapDemoSignIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running.end());
const system = () => running;

/** The app's files never finish coming, as on a slow line. */
function workerNeverComes(): void {
  navigator.serviceWorker.register = () => new Promise(() => {});
}

journey('the app comes only in part', { system, profile: phone }, async ({ device, say, step }) => {
  await step('a file of the app does not come: the page says so in both languages', async () => {
    await device.openBlank();
    await device.page.route('**/assets/start-*.js', (route) => route.abort());
    await device.open('/');
    for (const language of ['hi', 'en'] as const) {
      const words = await wordsIn(language);
      await device.page.getByText(words('failed:late')).waitFor();
    }
  });
  await step('and opens by itself as soon as it does', async () => {
    await device.page.unroute('**/assets/start-*.js');
    await device.page.getByRole('button', { name: say('auth:signIn'), exact: true }).waitFor();
  });
});

journey('the network goes before the app is kept', { system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  await step('signs in on a new phone; the day is here, the app is not yet: nothing else is said', async () => {
    await device.openBlank();
    await device.page.addInitScript(workerNeverComes);
    await device.open('/');
    await tapDemoSignIn(person, accountOf('vaccinator1'));
    await device.page.getByText(say('sessions:appComing')).waitFor();
    assert.equal(await device.page.getByText(say('sessions:dayReady')).count(), 0);
  });
  await step('without network a sheet that never came says so, and its page stays', async () => {
    const { page } = device;
    await page
      .getByRole('link', { name: say('sessions:open'), exact: true })
      .first()
      .click();
    const start = page.getByRole('button', { name: say('sessions:start') });
    await start.waitFor();
    await device.networkOff();
    await start.click();
    await page.getByText(say('app:partNotHereYet')).waitFor();
    await start.click();
    assert.equal(await page.getByRole('heading', { name: say('failed:title') }).count(), 0);
    assert.equal(new URL(page.url()).origin, running.address);
    await page.goBack();
    await page.getByText(say('sessions:appComing')).waitFor();
  });
  await step('a page that never came says so as well, and the app stands', async () => {
    await device.page.getByRole('button', { name: say('app:menu'), exact: true }).click();
    await device.page.getByRole('link', { name: say('app:dueList') }).click();
    await device.page.getByRole('heading', { name: say('app:notHereYet') }).waitFor();
    assert.equal(new URL(device.page.url()).origin, running.address);
    await device.page.goBack();
    await device.page.getByText(say('sessions:appComing')).waitFor();
  });
  await step('with the network the page comes by itself', async () => {
    await device.page.goForward();
    await device.page.getByRole('heading', { name: say('app:notHereYet') }).waitFor();
    await device.networkOn();
    await device.page.getByRole('heading', { name: say('app:notHereYet') }).waitFor({ state: 'detached' });
    await device.page
      .getByRole('heading', { name: say('app:dueList') })
      .first()
      .waitFor();
  });
  await step('a network that is said to be there and carries nothing: the page comes once it does', async () => {
    const { page } = device;
    await page.route('**/*', (route) => route.abort());
    await page.getByRole('button', { name: say('app:menu'), exact: true }).click();
    await page.getByRole('link', { name: say('stock:stockTitle') }).click();
    await page.getByRole('heading', { name: say('app:notHereYet') }).waitFor();
    await page.unroute('**/*');
    await page.getByRole('heading', { name: say('app:notHereYet') }).waitFor({ state: 'detached' });
    await page
      .getByRole('heading', { name: say('stock:stockTitle') })
      .first()
      .waitFor();
  });
});

journey('the whole app is fetched', { system, profile: phone }, async ({ device, step }) => {
  await step('in a handful of requests, each of which a slow line pays for', async () => {
    await device.openBlank();
    const fetched: string[] = [];
    device.page.context().on('request', (request) => {
      if (request.serviceWorker()) fetched.push(new URL(request.url()).pathname);
    });
    await device.open('/');
    await device.untilKept();
    assert.ok(fetched.includes('/parcels.json'), `Fetched by the worker: ${fetched.join(' ')}`);
    assert.ok(fetched.length < 30, `Fetched by the worker: ${fetched.join(' ')}`);
  });
  await step('and all of its scripts are kept', async () => {
    const kept = await device.page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });
    const built = globSync('assets/*.js', { cwd: process.env.WEB_DIST ?? webDist });
    assert.ok(built.length > 100, `${built.length} files are built`);
    assert.deepEqual(
      built.filter((path) => !kept.includes(`/${path}`)),
      [],
    );
  });
});
