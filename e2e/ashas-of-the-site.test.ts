import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accountOf, mobileOf } from './harness/accounts.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running.end());

journey('the ASHAs of the site', { system: () => running, profile: phone }, async ({ device, say, step }) => {
  const nurse = new Nurse({ device, say });
  const vaccinator = accountOf('vaccinator1');
  const asha = accountOf('asha1');
  const list = () => device.page.getByRole('list', { name: say('sites:ashasTitle') });
  const hers = () => list().getByRole('listitem').filter({ hasText: asha.name.en });
  const call = () => hers().getByRole('link', { name: say('due:call', { name: asha.name.en }) });
  const village = await running.books.one<{ en: string; hi: string }>(
    `select v.name_en as en, v.name_hi as hi from app_user a join user_village using (user_id)
     join location v on v.level = 'village' and v.code = village_code where a.user_name = $1 limit 1`,
    [asha.user_name],
  );
  await step('from the menu: who looks after which village, and the number calls her', async () => {
    await nurse.arrive(vaccinator);
    await device.page.getByRole('button', { name: say('app:menu'), exact: true }).click();
    await device.page
      .getByRole('dialog')
      .getByRole('link', { name: say('sites:ashasTitle') })
      .click();
    await device.page.waitForURL('**/ashas');
    await hers().getByText(village[phone.language]).waitFor();
    assert.equal(await call().getAttribute('href'), `tel:+91${await mobileOf(running, asha.user_name)}`);
  });
  await step('whose account is closed is marked', async () => {
    // Another one: a phone that pulls meanwhile does not keep her.
    const other = accountOf('asha5');
    await running.books.rows('update app_user set is_active = false where user_name = $1', [other.user_name]);
    await device.open('/ashas');
    await list()
      .getByRole('listitem')
      .filter({ hasText: other.name.en })
      .getByText(say('sites:ashaClosed'), { exact: true })
      .waitFor();
  });
  await step('without network the phone still knows the villages, says of when, and no number', async () => {
    await device.networkOff();
    await device.close();
    await device.open('/ashas');
    await nurse.chipSays('sync:offline');
    await hers().waitFor();
    await device.page.getByRole('note').waitFor();
    assert.equal(await call().count(), 0);
    await device.picture('ashas-of-the-site-offline');
  });
});
