import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import type { Page } from 'playwright-core';
import { accountOf, expired, mobileOf } from './harness/accounts.ts';
import { eventually } from './harness/eventually.ts';
import { chooseLanguage, logOut, tapDemoSignIn, typeSignIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { labelled } from './harness/labelled.ts';
import { desktop, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running.end());
const system = () => running;

const stored = (page: Page) => page.evaluate(() => ({ device: { ...localStorage }, session: { ...sessionStorage } }));

/** Notes in the page when it goes to another address. */
function noteMoves(): void {
  const go = history.pushState;
  history.pushState = (...to) => {
    performance.mark('moved');
    go.apply(history, to);
  };
}

/** From the answer to the sign-in to the next address. */
function millisecondsToMove(): number {
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const answered = answers.findLast(({ name }) => name.endsWith('newLogin'))?.responseEnd ?? 0;
  return (performance.getEntriesByName('moved').at(-1)?.startTime ?? 0) - answered;
}

journey('a forgotten password', { system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const vaccinator = accountOf('vaccinator3');
  const fresh = 'Nayi@2027';

  await step('a new phone that is set to Hindi greets in Hindi', async () => {
    await device.open('/');
    await device.page.waitForURL('**/auth/login');
    await device.page.getByRole('heading', { name: say('auth:signInTo') }).waitFor();
    assert.equal(await device.page.evaluate(() => document.documentElement.lang), 'hi');
  });
  await step('a wrong password is told in Hindi, and nothing typed is lost', async () => {
    await typeSignIn(person, { user_name: vaccinator.user_name, password: 'Galat@2026' });
    await device.page.getByText(say('refusals:USRAUT0001')).waitFor();
    const name = device.page.getByRole('textbox', { name: say('auth:userName') });
    assert.equal(await name.inputValue(), vaccinator.user_name);
  });
  await step('asks for a code to the registered number', async () => {
    await device.page.getByRole('link', { name: say('auth:forgotQuestion') }).click();
    const mobile = device.page.getByRole('textbox', { name: say('auth:mobile') });
    await mobile.fill('12345');
    await device.page.getByRole('button', { name: say('auth:sendCode') }).click();
    await device.page.getByText(say('refusals:FLDVAL0007')).waitFor();
    await mobile.fill(await mobileOf(running, vaccinator.user_name));
    await device.page.getByRole('button', { name: say('auth:sendCode') }).click();
    await device.page.getByRole('timer').waitFor();
  });
  await step('sets a new password with the code from the message', async () => {
    const { page } = device;
    const code = await running.inbox.nextCode(await mobileOf(running, vaccinator.user_name));
    await page.getByRole('textbox', { name: say('auth:code') }).fill(code);
    await page.getByRole('textbox', { name: say('auth:newPassword'), exact: true }).fill(fresh);
    await page.getByRole('textbox', { name: say('auth:repeatPassword') }).fill('Nayi@2028');
    await page.getByRole('button', { name: say('auth:savePassword') }).click();
    await page.getByText(say('refusals:USRPRF0017')).waitFor();
    await page.getByRole('textbox', { name: say('auth:repeatPassword') }).fill(fresh);
    await page.getByRole('button', { name: say('auth:savePassword') }).click();
    await page.waitForURL('**/auth/login');
    await page.getByText(say('auth:passwordSaved')).waitFor();
  });
  await step('signs in with it', async () => {
    await typeSignIn(person, { user_name: vaccinator.user_name, password: fresh });
    await device.page.waitForURL('**/dashboard');
  });
});

journey('a first sign-in', { system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const newcomer = accountOf('newcomer1');
  const fresh = 'Roshni#2027';

  await step('is led to a new password by a code too', async () => {
    const mobile = await mobileOf(running, newcomer.user_name);
    await device.open('/');
    const { page } = device;
    await page.getByRole('tab', { name: say('auth:withCode') }).click();
    await page.getByRole('textbox', { name: say('auth:mobile') }).fill(mobile);
    await page.getByRole('button', { name: say('auth:sendCode') }).click();
    await page.getByRole('textbox', { name: say('auth:code') }).fill(await running.inbox.nextCode(mobile));
    await page.getByRole('button', { name: say('auth:verify') }).click();
    await page.waitForURL('**/auth/updatepassword');
    await page.getByRole('link', { name: say('auth:backToSignIn') }).click();
  });
  await step('is led to a new password after 100 ms', async () => {
    await device.open('/');
    await device.page.waitForURL('**/auth/login');
    await device.page.evaluate(noteMoves);
    await typeSignIn(person, newcomer);
    await device.page.waitForURL('**/auth/updatepassword');
    const waited = await device.page.evaluate(millisecondsToMove);
    assert.ok(waited >= 95 && waited < 1_000, `${waited} ms`);
  });
  await step('is told live what the new password needs', async () => {
    const { page } = device;
    const field = page.getByRole('textbox', { name: say('auth:newPassword'), exact: true });
    const met = () => page.getByText(`: ${say('auth:flagMet')}`).count();
    await field.fill('abc');
    await eventually(met, 0);
    await field.fill(fresh);
    await eventually(met, 4);
  });
  await step('may not keep the old one', async () => {
    const { page } = device;
    await page.getByRole('textbox', { name: say('auth:currentPassword') }).fill(newcomer.password);
    await page.getByRole('textbox', { name: say('auth:newPassword'), exact: true }).fill(newcomer.password);
    await page.getByRole('textbox', { name: say('auth:repeatPassword') }).fill(newcomer.password);
    await page.getByRole('button', { name: say('auth:savePassword') }).click();
    await page.getByText(say('refusals:USRPRF0008')).waitFor();
  });
  await step('saves a new one and signs in with it', async () => {
    const { page } = device;
    await page.getByRole('textbox', { name: say('auth:newPassword'), exact: true }).fill(fresh);
    await page.getByRole('textbox', { name: say('auth:repeatPassword') }).fill(fresh);
    await page.getByRole('button', { name: say('auth:savePassword') }).click();
    await page.waitForURL('**/auth/login');
    await page.getByText(say('auth:passwordSaved')).waitFor();
    assert.equal(await page.getByRole('textbox', { name: say('auth:userName') }).inputValue(), newcomer.user_name);
    await typeSignIn(person, { user_name: newcomer.user_name, password: fresh });
    await page.waitForURL('**/dashboard');
  });
});

journey('a sign-in by one-time code, its end, and the guards', { system, profile: desktop }, async (person) => {
  const { device, say, step } = person;

  await step('signs in with a code, a wrong one first', async () => {
    const mobile = await mobileOf(running, 'vaccinator1');
    await device.open('/');
    const { page } = device;
    await page.getByRole('tab', { name: say('auth:withCode') }).click();
    await page.getByRole('textbox', { name: say('auth:mobile') }).fill(`+91 ${mobile}`);
    await page.getByRole('button', { name: say('auth:sendCode') }).click();
    const code = await running.inbox.nextCode(mobile);
    const field = page.getByRole('textbox', { name: say('auth:code') });
    await field.fill(code === '999999' ? '888888' : '999999');
    await page.getByRole('button', { name: say('auth:verify') }).click();
    await page.getByText(say('refusals:USRPRF0002')).waitFor();
    await field.fill(code);
    await page.getByRole('button', { name: say('auth:verify') }).click();
    await page.waitForURL('**/dashboard');
  });
  await step('an expired access token is refreshed once and the work goes on', async () => {
    const { page } = device;
    // From a page without the app, which would have it refreshed by a call of its own before it is loaded anew.
    await device.open('/icon.svg');
    const { AUTH } = (await stored(page)).device;
    const tokens = JSON.parse(AUTH ?? '{}') as { userToken: string; refreshToken: string };
    const stale = { isAuthenticated: true, ...tokens, userToken: expired(tokens.userToken) };
    await page.evaluate((auth) => localStorage.setItem('AUTH', auth), JSON.stringify(stale));
    const calls: string[] = [];
    page.on('response', (response) => calls.push(`${response.status()} ${new URL(response.url()).pathname}`));
    const refreshed = page.waitForResponse((response) => response.url().endsWith('getAccessToken'));
    await device.open('/dashboard');
    await refreshed;
    await page.waitForLoadState('networkidle');
    assert.equal(calls.filter((call) => call.endsWith('getAccessToken')).length, 1, calls.join('\n'));
    assert.ok(calls.some((call) => call.startsWith('401 ')));
    assert.ok(calls.includes('200 /api/v1/vaccinator/getLoggedInUserInfo'), calls.join('\n'));
    assert.match(page.url(), /\/dashboard$/);
    const now = JSON.parse((await stored(page)).device.AUTH ?? '{}') as { userToken: string };
    assert.notEqual(now.userToken, stale.userToken);
  });
  await step('signs out, and what the specification lists is gone from the device', async () => {
    const { page } = device;
    await page.evaluate(() => sessionStorage.setItem('language', 'en'));
    await logOut(person);
    const { device: kept, session } = await stored(page);
    const gone = ['facilityId', 'location_Id', 'siteInfo', 'session_site_id', 'session_category_name'];
    for (const item of gone) assert.ok(!(item in kept) && !(item in session), item);
    assert.deepEqual(JSON.parse(kept.AUTH ?? '{}'), { isAuthenticated: false });
    assert.deepEqual(Object.keys(session), ['language']);
    await device.open('/dashboard');
    await page.waitForURL('**/auth/login');
  });
  await step('an ASHA opens the session, and what lies behind other roles stays closed', async () => {
    const { page } = device;
    const asha = accountOf('asha1');
    await tapDemoSignIn(person, asha);
    await page.waitForURL('**/dashboard');
    for (const path of ['/search-beneficiary', '/new-beneficiary', '/vaccinated-list', '/session-plans', '/people']) {
      await device.open(path);
      await page.waitForURL('**/unauthorized');
    }
    await page.getByRole('heading', { name: say('app:unauthorized') }).waitFor();
    const session = await running.books.one<{ session_id: string }>(
      `select session_id from vaccination_session join user_site using (session_site_id) join app_user using (user_id)
       where user_name = $1 and date_of_session = (now() at time zone 'Asia/Kolkata')::date limit 1`,
      [asha.user_name],
    );
    await device.open(`/session/${session.session_id}`);
    await page.getByRole('main').waitFor();
    assert.match(page.url(), /\/session\//);
    const villages = await running.books.rows<{ name: string }>(
      `select v.name_en as name from location v join user_village uv on v.level = 'village' and v.code = uv.village_code
         join app_user using (user_id) where user_name = $1`,
      [asha.user_name],
    );
    assert.ok(villages.length > 0);
    const notNamed = async () => {
      const header = await page.getByRole('banner').innerText();
      return villages.filter(({ name }) => !header.includes(name));
    };
    await eventually(notNamed, []);
    assert.equal(await page.getByRole('banner').getByRole('searchbox').count(), 0);
  });
  await step('the ASHA narrows the list by number and by days, from today on', async () => {
    const { page } = device;
    const filter = page.getByRole('button', { name: say('app:filter') });
    const lines = page.getByRole('tabpanel').getByRole('listitem');
    await lines.first().waitFor();
    await filter.click();
    const sheet = page.getByRole('dialog');
    const apply = sheet.getByRole('button', { name: say('app:apply'), exact: true });
    await labelled(sheet, say('app:fromDate')).fill('01012020');
    await apply.click();
    await sheet.getByText(say('refusals:FLDVAL0024')).waitFor();
    await sheet.getByRole('button', { name: say('app:cancel'), exact: true }).click();
    await filter.click();
    await sheet.getByRole('textbox', { name: say('beneficiaries:searchValue') }).fill('00000');
    await apply.click();
    await page.getByText(say('app:noResults')).waitFor();
    await page.getByRole('button', { name: say('app:reset'), exact: true }).click();
    await lines.first().waitFor();
  });
  await step('switches to Hindi and stays in it', async () => {
    const { page } = device;
    await page
      .getByRole('button', { name: say('app:chooseLanguage') })
      .first()
      .click();
    await page.getByRole('button', { name: 'हिन्दी (Hindi)' }).click();
    await page.locator('html[lang="hi"]').waitFor();
    await device.reload();
    await page.locator('html[lang="hi"]').waitFor();
  });
});

journey('a phone without network after the first visit', { system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  await step('opens once with network', async () => {
    await device.open('/');
    await chooseLanguage(person);
    await device.untilKept();
  });
  await step('opens again without, in the language chosen', async () => {
    await device.close();
    await device.networkOff();
    await device.open('/');
    await device.page.getByRole('heading', { name: say('auth:signInTo') }).waitFor();
  });
  await step('says that it needs network to sign in', async () => {
    await typeSignIn(person, accountOf('vaccinator1'));
    await device.page.getByText(say('app:networkDisconnected')).first().waitFor();
  });
  await step('signs in as soon as there is network', async () => {
    await device.networkOn();
    await typeSignIn(person, accountOf('vaccinator1'));
    await device.page.waitForURL('**/dashboard');
  });
  await step('signs out without network; with it the demo sign-ins are back, without opening anew', async () => {
    await device.networkOff();
    await logOut(person);
    await device.networkOn();
    await device.page.getByRole('heading', { name: say('auth:demoTitle') }).waitFor();
  });
});
