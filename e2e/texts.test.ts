import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { dealt, desktop, type Profile } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const evil = `<h2>Call us</h2><script>document.title = 'taken'</script><img src=x onerror="document.title='taken'">
  <p onclick="document.title='taken'" style="position:fixed">Help at <a href="javascript:document.title='taken'">here</a>
  or <a href="tel:+911234567890">by phone</a></p><iframe src="/"></iframe><form><input name="password"></form>`;

function texts(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('help and settings', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const main = () => device.page.getByRole('main');
    await step(
      'a text of the administration stands there in the reader’s language, and nothing in it acts',
      async () => {
        await system.books.rows('update content set value = $1 where content_key = $2', [
          evil,
          `help_${profile.language}`,
        ]);
        await signIn(person, accountOf('supervisor1'));
        await device.page.waitForURL('**/home');
        await device.open('/resources');
        await main().getByRole('link', { name: 'by phone' }).waitFor();
        const left = await main().evaluate((place) => ({
          acting: place.querySelectorAll('script, iframe, form, input, img, [onclick], [onerror]').length,
          links: [...place.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')),
          fixed: [...place.querySelectorAll('p')].some((one) => getComputedStyle(one).position === 'fixed'),
        }));
        assert.equal(left.acting, 0);
        assert.equal(left.fixed, false);
        assert.ok(left.links.includes('tel:+911234567890'));
        assert.ok(left.links.every((href) => !href?.startsWith('javascript')));
        assert.equal(await device.page.title(), `${say('app:resources')} - ${say('app:name')}`);
        await device.picture(`resources-${profile.name}`);
      },
    );
    await step('where it fails, the page stands without it', async () => {
      await device.page.route('**/getConfig/**', (route) => route.abort());
      await device.reload();
      await main().getByText(say('resources:askOffice')).waitFor();
      assert.equal(await main().getByRole('link', { name: 'by phone' }).count(), 0);
      assert.equal(
        await main()
          .getByRole('heading', { name: say('resources:about') })
          .count(),
        0,
      );
      await device.page.unroute('**/getConfig/**');
    });
    await step('from there to the settings, where each switch does what it says', async () => {
      await main()
        .getByRole('link', { name: say('resources:openSettings') })
        .click();
      await device.page.waitForURL('**/configurations');
      const header = () => device.page.getByRole('banner').evaluate((place) => getComputedStyle(place).position);
      assert.equal(await header(), 'sticky');
      await main()
        .getByRole('switch', { name: say('settings:stickyHeader') })
        .click();
      await eventually(header, 'static');
      await main()
        .getByRole('switch', { name: say('settings:motion') })
        .click();
      await eventually(() => device.page.evaluate(() => document.documentElement.dataset.motion), 'off');
      await device.reload();
      await main()
        .getByRole('switch', { name: say('settings:motion') })
        .waitFor();
      assert.equal(await header(), 'static', 'kept on this phone');
      assert.equal(await device.page.evaluate(() => document.documentElement.dataset.motion), 'off');
    });
    await step('an address that leads nowhere says so, and the menu stays', async () => {
      await device.open('/no-such-page');
      await device.page.getByRole('heading', { name: say('app:notFound') }).waitFor();
      await device.page.getByRole('button', { name: say('app:menu'), exact: true }).waitFor();
      await eventually(() => device.page.title(), `${say('app:notFound')} - ${say('app:name')}`);
      await device.picture(`not-found-${profile.name}`);
    });
    await step('a page of others speaks to an officer, and the menu stays', async () => {
      await device.open('/stock');
      await device.page.waitForURL('**/unauthorized');
      await device.page.getByText(say('app:unauthorizedOffice')).waitFor();
      await device.page.getByRole('button', { name: say('app:menu'), exact: true }).waitFor();
      await device.picture(`unauthorized-${profile.name}`);
    });
    await step('where the app is opened, the first key leads past the menu', async () => {
      await device.open('/configurations');
      await main()
        .getByRole('switch', { name: say('settings:motion') })
        .waitFor();
      await device.page.keyboard.press('Tab');
      const first = () => device.page.evaluate(() => document.activeElement?.textContent ?? '');
      assert.equal(await first(), say('app:skipToContent'));
    });
    // Whenever it is cleaned, the page's policy already refuses what would have acted, and says so.
    const policy = /^Executing inline event handler violates/;
    const others = device.complaints.filter((one) => !policy.test(one));
    device.complaints.splice(0, device.complaints.length, ...others);
  });
}

for (const profile of dealt(desktop)) describe(profile.name, () => texts(profile));
