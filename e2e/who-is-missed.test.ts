import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { getSignIns, tellUnsent } from '@teeka/contract/auth';
import { accountOf, signedIn } from './harness/accounts.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { listRows } from './harness/list-rows.ts';
import { desktop } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running.end());
const system = () => running;
const geeta = accountOf('anm1');

journey(
  'the home says whose work is unsent, and one sign-in is ended',
  { system, profile: desktop },
  async (person) => {
    const { device, say, step } = person;
    const main = () => device.page.getByRole('main');
    const sheet = () => device.page.getByRole('dialog');
    const ends = () =>
      sheet().getByRole('button', { name: new RegExp(`^${say('profile:endSignInOf', { device: '' }).trim()}`) });
    const tile = (name: string) => main().getByRole('link').filter({ hasText: name });
    const lost = await signedIn(running, geeta);
    await signedIn(running, geeta);
    const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000).toISOString();
    await lost.ask(tellUnsent, { waiting: 3, since: twoDaysAgo });

    await step('the home counts one worker, and opens exactly her', async () => {
      await signIn(person, accountOf('supervisor1'));
      await device.page.waitForURL('**/home');
      await tile(say('app:homeName-unsent'))
        .filter({ hasText: say('app:homeUnsent', { count: 1, n: '1' }) })
        .click();
      await device.page.waitForURL('**/workers?state=unsent');
      await main().getByText(geeta.user_name).first().waitFor();
      await eventually(() => listRows(main()).count(), 1);
    });
    await step('of her two sign-ins the one of the lost phone is ended, saying why', async () => {
      await listRows(main()).getByRole('button').first().click();
      await sheet().getByText(say('workers:signInsOf')).waitFor();
      await eventually(() => ends().count(), 2);
      await device.picture(`sign-ins-of-worker-${desktop.name}`);
      const unsent = say('workers:unsentSince', { count: 3, n: '3', at: '' }).trim();
      const line = sheet().getByRole('listitem').filter({ hasText: unsent });
      await line.getByRole('button').click();
      await sheet()
        .getByRole('textbox', { name: say('workers:reason') })
        .fill('Phone was lost at the market');
      await sheet()
        .getByRole('button', { name: say('workers:endOne'), exact: true })
        .click();
      await sheet().waitFor({ state: 'detached' });
      assert.equal((await lost.send(getSignIns, {})).status, 403);
    });
    await step('every village of her block has an ASHA, and the list says so too', async () => {
      await device.open('/home');
      await tile(say('app:homeName-villages'))
        .filter({ hasText: say('app:homeVillagesNone') })
        .click();
      await device.page.waitForURL('**/villages-without-asha');
      await main().getByText(say('sites:gaps-villages-none')).waitFor();
    });
  },
);
