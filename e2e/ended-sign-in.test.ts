import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { newLogin } from '@teeka/contract/auth';
import { accountOf, signedIn } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { Device } from './harness/device.ts';
import { childrenDue, putOnList } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { signIn, typeSignIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { listRows } from './harness/list-rows.ts';
import { Nurse } from './harness/nurse.ts';
import { onThePhone } from './harness/on-the-phone.ts';
import { desktop, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running.end());
const system = () => running;
const sarita = accountOf('vaccinator1');
const geeta = accountOf('anm1');

/** Sign-ins of a user with which calls can still be made. */
const livesOf = async (userName: string) => {
  const [found] = await running.books.rows<{ n: number }>(
    `select count(*)::int as n from sign_in join app_user using (user_id) where user_name = $1 and ended_at is null`,
    [userName],
  );
  return found?.n;
};

journey('a lost phone with a dose that was not sent', { system, profile: phone }, async (person) => {
  const { device: lost, say, step } = person;
  const nurse = new Nurse(person);
  const day = await dayOf(running, sarita.user_name);
  const [child] = await childrenDue(running, day);
  assert.ok(child);
  await putOnList(running, day, child);
  const given = () =>
    running.books.rows<{ user_name: string }>(
      `select distinct user_name from dose join app_user on user_id = captured_by
       where session_id = $1 and beneficiary_id = $2`,
      [day.session_id, child.beneficiary_id],
    );
  const other = new Device(running, phone);
  const atHome = new Nurse({ device: other, say });

  await step('without network she vaccinates a child; the dose waits on the phone', async () => {
    await nurse.arrive(sarita);
    await nurse.openSession();
    await nurse.startSession();
    await nurse.chipSays('sync:allSent');
    await lost.networkOff();
    await nurse.visit(child.ben_name);
    await nurse.chipSays('sync:offlineWaiting', 1);
    assert.deepEqual(await given(), []);
  });
  await step('the phone is gone; on another she sees both sign-ins, this one marked', async () => {
    await atHome.arrive(sarita);
    await other.page.getByRole('button', { name: say('app:menu'), exact: true }).click();
    await other.page.getByRole('link', { name: say('app:viewProfile') }).click();
    const list = other.page.getByRole('region', { name: say('profile:signIns') }).getByRole('listitem');
    await eventually(() => list.count(), 2);
    const device = say('profile:signedInOn', {
      browser: say('profile:browserChrome'),
      system: say('profile:systemLinux'),
    });
    for (const line of await list.all()) await line.getByText(device, { exact: true }).waitFor();
    await list.filter({ hasText: say('profile:thisSignIn') }).waitFor();
  });
  await step('she ends the other one', async () => {
    const section = other.page.getByRole('region', { name: say('profile:signIns') });
    await section.getByRole('button', { name: new RegExp(`^${say('profile:endSignInOf', { device: '' })}`) }).click();
    const sheet = other.page.getByRole('dialog', { name: say('profile:endSignInTitle') });
    await sheet.getByRole('button', { name: say('profile:endThisSignIn'), exact: true }).click();
    await other.page.getByText(say('profile:signInEnded')).waitFor();
    await eventually(() => section.getByRole('listitem').count(), 1);
    assert.equal(await livesOf(sarita.user_name), 1);
  });
  await step('found again and with network, the phone asks for the password and shows nobody', async () => {
    await lost.networkOn();
    await lost.page.waitForURL('**/auth/login');
    await lost.page.getByText(say('auth:signInEnded')).waitFor();
    const name = await running.books.one<{ display_name: string }>(
      'select display_name from app_user where user_name = $1',
      [sarita.user_name],
    );
    const what = say('auth:aboutPeople', { count: 1, n: '1' });
    await lost.page.getByText(say('auth:waitsOf', { name: name.display_name, what })).waitFor();
    const kept = await onThePhone(lost.page);
    assert.ok(kept.length > 100);
    for (const secret of [child.ben_name, child.beneficiary_id, 'refreshToken'])
      assert.ok(!kept.includes(secret), secret);
    assert.deepEqual(await given(), []);
  });
  await step('she signs in on it again: the dose arrives, once and as hers', async () => {
    await typeSignIn(person, sarita);
    await nurse.untilDayIsHere();
    await nurse.chipSays('sync:allSent');
    assert.deepEqual(await given(), [{ user_name: sarita.user_name }]);
  });
  await step('and the other phone complained of nothing either', async () => {
    assert.deepEqual(other.complaints, []);
    await other.throwAway();
  });
});

journey(
  'the supervisor ends the sign-ins of a worker and opens an account',
  { system, profile: desktop },
  async (person) => {
    const { device, say, step } = person;
    const page = () => device.page;
    const worn = new Device(running, phone);
    const main = () => page().getByRole('main');
    const find = async (typed: string) => {
      await main()
        .getByRole('searchbox', { name: say('workers:search') })
        .fill(typed);
      const row = listRows(main()).filter({ hasText: typed });
      await row.waitFor();
      await eventually(() => listRows(main()).count(), 1);
      return row;
    };
    const act = async (key: 'workers:end' | 'workers:unlock', reason: string) => {
      const sheet = page().getByRole('dialog');
      await sheet.getByRole('button', { name: say(key), exact: true }).click();
      await sheet.getByRole('button', { name: say(key), exact: true }).click();
      await sheet.getByText(say('refusals:FLDVAL0001')).waitFor();
      await sheet.getByRole('textbox').fill(reason);
      await sheet.getByRole('button', { name: say(key), exact: true }).click();
      await sheet.waitFor({ state: 'detached' });
    };

    await step('a worker is at work', async () => {
      const hindi = new Nurse({ device: worn, say: await wordsIn(phone.language) });
      await hindi.arrive(geeta);
    });
    await step('the supervisor finds her from the menu and ends all her sign-ins, saying why', async () => {
      await signIn(person, accountOf('supervisor1'));
      await page()
        .getByRole('navigation')
        .getByRole('link', { name: say('workers:title') })
        .first()
        .click();
      await (await find(geeta.user_name)).getByRole('button').first().click();
      await act('workers:end', 'Her phone was stolen at the market');
      assert.equal(await livesOf(geeta.user_name), 0);
    });
    await step('her phone, taken up again some minutes later, shows the sign-in page by itself', async () => {
      await worn.page.evaluate(() => {
        localStorage.setItem('HEARD', String(Date.now() - 6 * 60_000));
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await worn.page.waitForURL('**/auth/login');
      await worn.throwAway();
    });
    await step('wrong passwords lock the account; the list says so, and she opens it', async () => {
      const stranger = running.client();
      for (let nth = 0; nth < 5; nth++)
        await stranger.send(newLogin, {
          user_name: geeta.user_name,
          password: 'Galat@2026',
          ts: String(Date.now()),
          secret: '',
        });
      await assert.rejects(signedIn(running, geeta), /USRAUT0002/);
      await device.reload();
      const row = await find(geeta.user_name);
      await row.getByText(say('workers:locked'), { exact: true }).waitFor();
      await row.getByRole('button').first().click();
      await act('workers:unlock', 'She came to the office');
      await row.getByText(say('workers:locked'), { exact: true }).waitFor({ state: 'detached' });
      await signedIn(running, geeta);
    });
    await step('nobody above or beside her is on the list', async () => {
      for (const userName of ['district1', 'state1', 'supervisor1', 'anm2']) {
        await main()
          .getByRole('searchbox', { name: say('workers:search') })
          .fill(userName);
        await main().getByText(say('workers:none')).waitFor();
      }
    });
  },
);
