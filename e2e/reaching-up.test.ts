import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { addWorker } from '@teeka/contract/workers';
import { accountOf } from './harness/accounts.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { listRows } from './harness/list-rows.ts';
import { dealt, desktop } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running.end());
const supervisor = accountOf('supervisor1');
const wanted = { role: 'District Administrator', user_level: 'District' } as const;

for (const profile of dealt(desktop))
  journey('a block supervisor reaches above herself', { system: () => running, profile }, async (person) => {
    const { device, say, step } = person;
    const page = () => device.page;
    const main = () => page().getByRole('main');
    const text = (key: Parameters<typeof say>[0]) => main().getByRole('textbox', { name: say(key), exact: true });
    const roles = () => main().getByRole('combobox', { name: say('profile:role') });
    const user_name = `upar.${profile.name.replaceAll(/\W/g, '')}`;

    await step('the form offers her no role of her own level or above', async () => {
      await signIn(person, supervisor);
      await page().waitForURL('**/home');
      await device.open('/workers/new');
      await roles().waitFor();
      const offered = await roles()
        .getByRole('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
      assert.ok(offered.includes('ANM|Facility'), offered.join());
      for (const value of offered) assert.doesNotMatch(value, /District|State|National|Block/);
    });
    await step(
      'what her browser sends is changed on the way to a district administrator: refused under the role',
      async () => {
        await page().route('**/addWorker', async (route) => {
          const typed = route.request().postDataJSON() as object;
          await route.continue({ postData: JSON.stringify({ ...typed, ...wanted, posted_at: [] }) });
        });
        await text('workers:name').fill('Upar Wala');
        await text('workers:mobile').fill('9876504321');
        await text('profile:userName').fill(user_name);
        await roles().selectOption('ANM|Facility');
        const site = main().getByLabel(say('workers:site'));
        await site.fill('Abbu Nagar');
        await page()
          .getByRole('option', { name: /Abbu Nagar|अब्बू नगर/ })
          .first()
          .click();
        await text('workers:ownPassword').fill(supervisor.password);
        const [answer] = await Promise.all([
          page().waitForResponse((response) => response.url().endsWith('/addWorker')),
          main()
            .getByRole('button', { name: say('workers:make'), exact: true })
            .click(),
        ]);
        assert.equal(answer.status(), 400, await answer.text());
        await main().getByText(say('refusals:ADMROL0003')).waitFor();
        assert.equal(await text('workers:name').inputValue(), 'Upar Wala');
      },
    );
    await step('there is no such account, and what was tried is on record under her name', async () => {
      const made = await running.books.rows('select 1 from app_user where user_name = $1', [user_name]);
      assert.deepEqual(made, []);
      await eventually(
        () =>
          running.books.rows(
            `select 1 from refused_call join app_user using (user_id)
              where user_name = $1 and call = $2 and code = 'ADMROL0003'`,
            [supervisor.user_name, addWorker.name],
          ),
        [{ '?column?': 1 }],
      );
      await page().unroute('**/addWorker');
      await device.open('/workers');
      await listRows(main()).first().waitFor();
      await main()
        .getByRole('searchbox', { name: say('workers:search') })
        .fill(user_name);
      await main().getByText(say('workers:none')).waitFor();
    });
  });
