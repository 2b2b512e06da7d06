import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { listOf } from './harness/list-of.ts';
import { desktop } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

journey('a list of one part of the district', { system: () => system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const list = listOf(person);
  const page = () => device.page;
  const area = () => list.main().getByRole('combobox', { name: say('sites:area'), exact: true });
  const part = () => new URL(page().url()).searchParams.get('part') ?? '';
  /** Chooses the site of that name. */
  const narrow = async (site: string) => {
    await area().fill(site);
    await page().getByRole('option').filter({ hasText: site }).first().click();
    await page().waitForURL(/part=site-/);
  };

  await step('who received a batch: those of one site, also after a reload', async () => {
    await signIn(person, accountOf('district1'));
    await page().waitForURL('**/home');
    const [batch] = await system.books.rows<{ material_id: string; batch_number: string; sites: number; site: string }>(
      `select d.material_id, d.batch_number, count(distinct d.session_site_id)::int as sites, min(s.name_en) as site
       from dose d join session_site s using (session_site_id)
       group by 1, 2 having count(distinct d.session_site_id) > 1 order by count(*), 1, 2 limit 1`,
    );
    assert.ok(batch);
    await device.open(`/stock/batch/${batch.material_id}/${encodeURIComponent(batch.batch_number)}`);
    const everywhere = await list.counted();
    await narrow(batch.site);
    await eventually(async () => (await list.counted()) < everywhere, true);
    const ofSite = await list.count();
    assert.ok((await list.counted()) > 0);
    await device.reload();
    await eventually(list.count, ofSite);
    await page().goBack();
    await eventually(list.counted, everywhere);
    assert.equal(part(), '');
  });
  await step('bites to report: those of one site, and the file that is taken along', async () => {
    const [bite] = await system.books.rows<{ site: string; none: string }>(
      `select max(s.name_en) filter (where k.case_id is not null) as site,
         max(s.name_en) filter (where k.case_id is null) as none
       from session_site s left join bite_case k on k.session_site_id = s.session_site_id
         and k.case_type = 'venom' and k.opened_at > now() - interval '27 days'`,
    );
    assert.ok(bite);
    await device.open('/notifiable-bites');
    const cases = list.main().getByRole('table').getByRole('rowheader');
    await cases.first().waitFor();
    await narrow(bite.none);
    await list.main().getByText(say('biteReports:notifiableNone')).waitFor();
    await narrow(bite.site);
    await cases.first().waitFor();
    const shown = await cases.count();
    const coming = page().waitForEvent('download');
    await list.button('table:download').click();
    const lines = (await readFile(await (await coming).path(), 'utf8')).trim().split('\r\n');
    assert.equal(lines.length, shown + 1);
  });
  await step('ordered by the day of the bite from the first, also after a reload, and copied', async () => {
    const day = list.main().getByRole('columnheader', { name: say('bites:bittenDay') });
    assert.equal(await day.getAttribute('aria-sort'), 'descending');
    await day.getByRole('button').click();
    await device.reload();
    await eventually(() => day.getAttribute('aria-sort'), 'ascending');
    await page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await list.button('table:copy').click();
    const n = await list.main().getByRole('table').getByRole('rowheader').count();
    await page()
      .getByText(say('table:copied', { count: n, n }))
      .waitFor();
  });
});
