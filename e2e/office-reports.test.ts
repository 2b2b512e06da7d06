import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { type Journey, journey } from './harness/journey.ts';
import { desktop } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

/** The report of a district officer, table by table. */
function reportOf({ device, say }: Journey) {
  const main = () => device.page.getByRole('main');
  const group = (key: WordKey) => main().getByRole('region', { name: say(key), exact: true });
  const counted = () => main().getByRole('status').first().innerText();
  return {
    main,
    group,
    counted,
    names: (key: WordKey) => group(key).getByRole('table').getByRole('rowheader'),
    /** What stands in the address of the place that is looked at. */
    part: () => new URL(device.page.url()).searchParams.get('part') ?? '',
    settled: async () => {
      await eventually(async () => /\d/.test((await counted()).split('\n')[0] ?? ''), true);
      return counted();
    },
  };
}

journey(
  'a district’s vials, down to one session and back',
  { system: () => system, profile: desktop },
  async (person) => {
    const { device, say, step } = person;
    const report = reportOf(person);
    const { main, group, names } = report;
    const into = async (key: WordKey, next: WordKey) => {
      await names(key).getByRole('link').first().click();
      await group(next).getByRole('table').waitFor();
      return report.settled();
    };
    let district = '';
    let site = '';

    await step('a year of the district, by vaccine and by block', async () => {
      await signIn(person, accountOf('district1'));
      await device.page.waitForURL('**/home');
      await device.open('/utilisation');
      await main()
        .getByRole('button', { name: say('reports:twelveMonths'), exact: true })
        .click();
      await group('stock:by-block').getByRole('table').waitFor();
      district = await report.settled();
      assert.ok((await names('stock:by-vaccine').count()) > 3);
      await main().getByText(say('stock:summaryNote')).waitFor();
    });
    await step('a block, and one of its sites', async () => {
      await into('stock:by-block', 'stock:by-site');
      assert.match(report.part(), /^block-\d+$/);
      site = await into('stock:by-site', 'stock:by-session');
      assert.match(report.part(), /^site-/);
      const here = main().getByRole('navigation', { name: say('stock:place') });
      await here.locator('[aria-current=page]').waitFor();
      assert.equal(await here.getByRole('listitem').count(), 3);
    });
    await step('a reload shows the same', async () => {
      const address = device.page.url();
      await device.reload();
      await group('stock:by-session').getByRole('table').waitFor();
      await eventually(report.counted, site);
      assert.equal(device.page.url(), address);
    });
    await step('a session, and what came of it', async () => {
      await names('stock:by-session').getByRole('link').first().click();
      await device.page.waitForURL(/\/session-plans\/history\/[\w-]+$/);
      await main()
        .getByRole('heading', { name: say('plans:doses') })
        .waitFor();
    });
    await step('and back, the way one came', async () => {
      for (const key of ['stock:by-session', 'stock:by-site', 'stock:by-block'] as const) {
        await device.page.goBack();
        await group(key).getByRole('table').waitFor();
      }
      assert.equal(report.part(), '');
      await eventually(report.counted, district);
    });
    await step('the table of places into a sheet: a head, each place, and all of them', async () => {
      await device.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const places = await names('stock:by-block').count();
      await group('stock:by-block')
        .getByRole('button', { name: say('table:copy') })
        .click();
      await device.page.getByText(say('table:copied', { count: places - 1, n: places - 1 })).waitFor();
      const lines = (await device.page.evaluate(() => navigator.clipboard.readText())).split('\n');
      assert.equal(lines.length, places + 1);
      assert.ok(lines[0]?.startsWith(`${say('stock:col-block')}\t`), lines[0]);
    });
    await step('a span longer than a year is refused under its field, and nothing passes for its answer', async () => {
      const field = (key: WordKey) => main().getByRole('textbox', { name: say(key), exact: true });
      await field('app:fromDate').fill('01/01/2024');
      await field('app:toDate').fill('02/01/2025');
      await main()
        .getByRole('button', { name: say('app:search'), exact: true })
        .click();
      await main()
        .getByText(say('refusals:FLDVAL0019', { max: '31/12/2024' }))
        .waitFor();
      assert.equal(await main().getByRole('button', { pressed: true }).count(), 0);
    });
  },
);

journey('a session that there is not', { system: () => system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const { main } = reportOf(person);
  const all = () => main().getByRole('link', { name: say('reports:allSessions') });

  await signIn(person, accountOf('district1'));
  await device.page.waitForURL('**/home');
  for (const [what, id] of [
    ['no id at all', 'tomorrow'],
    ['an id of none', '01890000-0000-7000-8000-000000000001'],
  ])
    await step(`${what}: it is said, in the history and on the list of people, and nothing else`, async () => {
      for (const address of [
        `/session-plans/history/${id}`,
        `/session-plans/history?session=${id}`,
        `/planned-beneficiaries?session=${id}`,
      ]) {
        await device.open(address);
        await main().getByText(say('plans:sessionGone')).waitFor();
        assert.equal(
          await main()
            .getByRole('button', { name: say('app:retry') })
            .count(),
          0,
          address,
        );
        assert.equal(await device.page.locator('[data-kind="error"]').count(), 0, address);
      }
    });
  await step('from there the people of all sessions, by a button whose words stand in its middle', async () => {
    const off = await all().evaluate((button) => {
      const middle = ({ top, height }: DOMRect) => top + height / 2;
      const words = button.querySelector('.mantine-Button-label') ?? button;
      return Math.abs(middle(button.getBoundingClientRect()) - middle(words.getBoundingClientRect()));
    });
    assert.ok(off <= 1, `${off} px`);
    await all().click();
    await main().getByRole('table').getByRole('rowheader').first().waitFor();
  });
});

journey('sessions of the past at a desk', { system: () => system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const report = reportOf(person);
  const { main } = report;
  const rows = () => main().getByRole('table').getByRole('rowheader');
  const head = (key: WordKey) => main().getByRole('columnheader', { name: say(key) });
  const beside = () =>
    main()
      .getByRole('region')
      .filter({ has: device.page.getByRole('heading', { level: 2 }) });

  await step('a table of the district’s sessions, the latest first', async () => {
    await signIn(person, accountOf('district1'));
    await device.page.waitForURL('**/home');
    await device.page.setViewportSize({ width: 1440, height: 900 });
    await device.open('/session-plans/history');
    await rows().first().waitFor();
    await report.settled();
    assert.equal(await head('plans:date').getAttribute('aria-sort'), 'descending');
  });
  await step('ordered by doses, most first; a link keeps it', async () => {
    await head('plans:doses').getByRole('button').click();
    await eventually(() => head('plans:doses').getAttribute('aria-sort'), 'ascending');
    await head('plans:doses').getByRole('button').click();
    await eventually(() => head('plans:doses').getAttribute('aria-sort'), 'descending');
    await device.reload();
    await eventually(() => head('plans:doses').getAttribute('aria-sort'), 'descending');
  });
  await step('what came of one stands beside the list, under an address of its own', async () => {
    await rows().first().getByRole('link').click();
    await device.page.waitForURL(/session=/);
    await beside().getByText(say('plans:summary')).first().waitFor();
    assert.ok((await rows().count()) > 1);
    await device.reload();
    await beside().getByText(say('plans:summary')).first().waitFor();
    await device.page.goBack();
    await eventually(async () => new URL(device.page.url()).searchParams.has('session'), false);
  });
});
