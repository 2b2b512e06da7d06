import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { lockPhone, openLocked } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { keysOnThePhone, onThePhone } from './harness/on-the-phone.ts';
import { desktop, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { noteWhatIsWrong, whatWasWrong } from './harness/toasts.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running.end());
const system = () => running;
const nurse1 = accountOf('vaccinator1');

journey('a phone locked and opened again without network', { system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const nurse = new Nurse(person);
  const day = await dayOf(running, nurse1.user_name);
  const [absent, other] = day.roster;
  assert.ok(absent && other);
  const remark = 'Gaon se bahar hain';
  const rejections = async () => {
    const [found] = await running.books.rows<{ n: number }>(
      `select count(*)::int as n from audit where call = 'sessions.rejectBeneficiary' and beneficiary_id = any($1)`,
      [[absent.beneficiary_id, other.beneficiary_id]],
    );
    return found?.n;
  };

  await step('signs in, starts the session and loses the network', async () => {
    await nurse.arrive(nurse1);
    await nurse.openSession();
    await nurse.startSession();
    await nurse.chipSays('sync:allSent');
    await device.networkOff();
  });
  await step('what she records counts in people', async () => {
    await nurse.reject(absent.ben_name, remark);
    await nurse.chipSays('sync:offlineWaiting', 1);
  });
  await step('logging out is asked: how many wait, that there is no way back, and locking is offered', async () => {
    await device.page.getByRole('button', { name: say('app:menu'), exact: true }).click();
    await device.page.getByRole('button', { name: say('app:logout') }).click();
    const question = device.page.getByRole('dialog', { name: say('app:leaveTitle') });
    const what = say('auth:aboutPeople', { count: 1, n: '1' });
    await question.getByText(say('app:leaveWaits', { what })).waitFor();
    await question.getByText(say('app:leaveOffline')).waitFor();
    await question.getByRole('button', { name: say('app:lock'), exact: true }).click();
    await device.page.getByRole('heading', { name: say('auth:lockedTitle') }).waitFor();
  });
  await step('the locked phone says what waits and for whom, and nothing of it can be read', async () => {
    const name = await running.books.one<{ display_name: string }>(
      'select display_name from app_user where user_name = $1',
      [nurse1.user_name],
    );
    const what = say('auth:aboutPeople', { count: 1, n: '1' });
    await device.page.getByText(say('auth:waitsOf', { name: name.display_name, what })).waitFor();
    const kept = await onThePhone(device.page);
    assert.ok(kept.length > 100);
    for (const secret of [remark, absent.ben_name, absent.beneficiary_id, 'refreshToken', nurse1.password])
      assert.ok(!kept.includes(secret), secret);
    assert.equal(await device.page.evaluate(() => localStorage.getItem('AUTH')), '{"isAuthenticated":false}');
    assert.deepEqual(await keysOnThePhone(device.page), []);
  });
  await step('closed and opened without network it is still locked; a wrong password does not open it', async () => {
    await device.close();
    await device.open('/');
    await device.page.getByRole('heading', { name: say('auth:lockedTitle') }).waitFor();
    await openLocked(person, 'Galat@2026');
    await device.page.getByText(say('auth:lockWrong', { count: 9 })).waitFor();
  });
  await step('her password does, still without network; what waits still waits', async () => {
    await openLocked(person, nurse1.password);
    await device.page.waitForURL('**/dashboard');
    await nurse.chipSays('sync:offlineWaiting', 1);
  });
  await step('locked and opened at once, her site and its day stand as before', async () => {
    const day = device.page.getByRole('link', { name: say('sessions:open'), exact: true });
    await day.first().waitFor();
    await lockPhone(person);
    await openLocked(person, nurse1.password);
    await device.page.waitForURL('**/dashboard');
    await day.first().waitFor();
  });
  await step('locked on a list that never came, nothing is said to be wrong: locked is what was wanted', async () => {
    await device.open('/registered-beneficiaries');
    await device.page.getByText(say('reports:offline')).waitFor();
    await noteWhatIsWrong(device.page);
    await lockPhone(person);
    await device.page.waitForTimeout(1500);
    assert.deepEqual(await whatWasWrong(device.page), []);
    await openLocked(person, nurse1.password);
    await device.page.waitForURL('**/dashboard');
  });
  await step('she goes on working, and everything arrives once when the network is back', async () => {
    await nurse.openSession();
    await nurse.reject(other.ben_name, remark);
    await nurse.chipSays('sync:offlineWaiting', 2);
    await device.networkOn();
    await nurse.chipSays('sync:allSent');
    assert.equal(await rejections(), 2);
  });
  await step('left alone for half an hour it locks itself', async () => {
    await device.page.evaluate(() => localStorage.setItem('TOUCHED', String(Date.now() - 31 * 60_000)));
    await device.close();
    await device.open('/dashboard');
    await device.page.getByRole('heading', { name: say('auth:lockedTitle') }).waitFor();
    await openLocked(person, nurse1.password);
    await device.page.waitForURL('**/dashboard');
  });
  await step('three days without the server: only a sign-in with network opens it', async () => {
    // From a page without the app: an answer that is still on its way to the app would be heard afterwards.
    await device.open('/icon.svg');
    await device.page.evaluate(() => localStorage.setItem('HEARD', String(Date.now() - 73 * 3_600_000)));
    await device.networkOff();
    await device.close();
    await device.open('/dashboard');
    await device.page.getByText(say('auth:lockGoneOffline')).waitFor();
    await device.page.getByRole('button', { name: say('auth:signIn'), exact: true }).waitFor();
    await device.networkOn();
  });
});

journey('two tabs of one desk', { system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const nurse = new Nurse(person);
  await step('locked in the one, the other shows nobody either', async () => {
    await nurse.arrive(nurse1);
    const other = await device.page.context().newPage();
    await other.goto(`${running.address}/dashboard`);
    await other.getByRole('link', { name: say('sessions:open'), exact: true }).waitFor();
    await lockPhone(person);
    await other.waitForURL('**/auth/login');
    await other.getByRole('heading', { name: say('auth:lockedTitle') }).waitFor();
    await other.close();
    await openLocked(person, nurse1.password);
    await device.page.waitForURL('**/dashboard');
  });
});
