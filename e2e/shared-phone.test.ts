import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { type Account, accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { dosesOfToday } from './harness/doses-of.ts';
import { childrenDue, putOnList } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { lockPhone, openLocked, tapDemoSignIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { postTogether } from './harness/post-together.ts';
import { phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

const sarita = accountOf('vaccinator1');
const kiran = accountOf('vaccinator3');

let running: System;
before(async () => {
  running = await bringUpSystem();
  await postTogether(running, { comes: kiran.user_name, to: sarita.user_name });
});
after(() => running?.end());
const system = () => running;

journey('two vaccinators on one phone without network', { system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const nurse = new Nurse(person);
  const day = await dayOf(running, sarita.user_name);
  const [hers, theirs] = await childrenDue(running, day);
  assert.ok(hers && theirs);
  for (const child of [hers, theirs]) await putOnList(running, day, child);
  let first = 0;
  let second = 0;

  /** Chooses her own name on the locked phone, and opens it. */
  const opens = async ({ user_name, password }: Account) => {
    const who = device.page.getByRole('combobox', { name: say('auth:lockedWho') });
    await who.waitFor();
    const own = who.locator('option').filter({ hasText: `(${user_name})` });
    await who.selectOption((await own.getAttribute('value')) ?? '');
    await openLocked(person, password);
    await device.page.waitForURL('**/dashboard');
  };

  await step('Sarita signs in, starts the session and locks the phone', async () => {
    await nurse.arrive(sarita);
    await nurse.openSession();
    await nurse.startSession();
    await nurse.chipSays('sync:allSent');
    await lockPhone(person);
  });
  await step('Kiran signs in beside her, has the day, and locks it too', async () => {
    await device.page.getByRole('button', { name: say('auth:someoneElse') }).click();
    await tapDemoSignIn(person, kiran);
    await nurse.untilDayIsHere();
    await lockPhone(person);
  });
  await step('Sarita opens it again, and the network goes', async () => {
    await opens(sarita);
    await nurse.openSession();
    await nurse.chipSays('sync:allSent');
    await device.networkOff();
  });
  await step('Sarita vaccinates a child, which waits, and locks', async () => {
    first = await nurse.visit(hers.ben_name);
    await nurse.chipSays('sync:offlineWaiting', 1);
    await lockPhone(person);
  });
  await step('Kiran opens the phone: the child is vaccinated, by a colleague and not sent', async () => {
    await opens(kiran);
    await nurse.chipSays('sync:offlineWaiting', 1);
    await device.open(`/session/${day.session_id}`);
    await nurse.openList('sessions:vaccinated');
    const row = await nurse.find(hers.ben_name);
    await row.getByText(say('doses:standing-by-colleague')).waitFor();
    await device.picture('colleagues-dose');
  });
  await step('Kiran vaccinates another one: the chip counts both', async () => {
    await nurse.openList('sessions:scheduled');
    second = await nurse.visit(theirs.ben_name);
    await nurse.chipSays('sync:offlineWaiting', 2);
  });
  await step('with network Kiran’s is sent; Sarita’s waits for her', async () => {
    await device.networkOn();
    await nurse.chipSays('sync:othersWait', 1);
    await nurse.openRecords();
    await device.picture('colleague-waits');
    await device.page.keyboard.press('Escape');
    assert.equal((await dosesOfToday(running, theirs.beneficiary_id)).length, second);
    assert.deepEqual(await dosesOfToday(running, hers.beneficiary_id), []);
  });
  await step('the paper of the session says that Sarita’s doses are missing in it, and can be had', async () => {
    const button = (key: WordKey) => device.page.getByRole('button', { name: say(key), exact: true });
    await device.goTo(`/session/${day.session_id}`);
    await button('papers:sessionPaper').click();
    await device.page.getByRole('dialog').getByText(say('papers:unsent-colleague')).waitFor();
    await eventually(() => button('papers:download').isEnabled(), true);
    await device.picture('colleagues-dose-missing');
    await device.page.keyboard.press('Escape');
    await lockPhone(person);
  });
  await step('Sarita opens the phone and hers is sent: each dose once, under its own name', async () => {
    await opens(sarita);
    await nurse.chipSays('sync:allSent');
    for (const [child, count, by] of [
      [hers, first, sarita],
      [theirs, second, kiran],
    ] as const) {
      const doses = await dosesOfToday(running, child.beneficiary_id);
      assert.equal(doses.length, count);
      assert.equal(new Set(doses.map(({ dose_code }) => dose_code)).size, count);
      assert.ok(doses.every(({ user_name }) => user_name === by.user_name));
    }
  });
});
