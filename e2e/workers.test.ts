import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { logOut, typeSignIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { onThePhone } from './harness/on-the-phone.ts';
import { dealt, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const [first, second] = [accountOf('vaccinator1'), accountOf('anm1')];
const remark = 'Gone to her uncle in Bisauli';

function twoWorkers(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('two workers on one phone', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const day = await dayOf(system, first.user_name);
    const absent = day.roster[0];
    assert.ok(absent);
    const nameOf = async ({ user_name }: { readonly user_name: string }) =>
      (
        await system.books.one<{ display_name: string }>('select display_name from app_user where user_name = $1', [
          user_name,
        ])
      ).display_name;
    const rejections = () =>
      system.books.rows<{ user_name: string; status: string }>(
        `select r.status, u.user_name from session_roster r
         join audit a on a.beneficiary_id = r.beneficiary_id and a.call = 'sessions.rejectBeneficiary'
         join app_user u using (user_id) where r.session_id = $1 and r.beneficiary_id = $2`,
        [day.session_id, absent.beneficiary_id],
      );

    await step('the first one starts the session and loses the network', async () => {
      await nurse.arrive(first);
      await nurse.openSession();
      await nurse.startSession();
      await nurse.chipSays('sync:allSent');
      await device.networkOff();
    });
    await step('records why a child did not come, and signs out before it is sent', async () => {
      await nurse.reject(absent.ben_name, remark);
      await nurse.chipSays('sync:offlineWaiting', 1);
      await logOut(person);
    });
    await step('nothing of it can be read on the phone', async () => {
      const kept = await onThePhone(device.page);
      assert.ok(kept.length > 100);
      for (const secret of [remark, absent.ben_name, absent.beneficiary_id]) assert.ok(!kept.includes(secret), secret);
    });
    await step('the second one signs in with network, and is told that something of others waits', async () => {
      await device.networkOn();
      await typeSignIn(person, second);
      await nurse.untilDayIsHere();
      await nurse.chipSays('sync:othersWait', 1);
      await nurse.openRecords();
      const name = await nameOf(first);
      const what = say('auth:aboutPeople', { count: 1, n: '1' });
      await device.page.getByText(say('sync:othersWaiting', { name, what })).waitFor();
      assert.equal(await device.page.getByText(say('sync:allSentBody')).count(), 0);
      assert.deepEqual(await rejections(), []);
    });
    await step('the first one signs in again: it is sent, once and as hers', async () => {
      await device.open('/');
      await logOut(person);
      await typeSignIn(person, first);
      await nurse.untilDayIsHere();
      await nurse.chipSays('sync:allSent');
      assert.deepEqual(await rejections(), [{ status: 'rejected', user_name: first.user_name }]);
    });
  });
}

for (const profile of dealt(phone)) describe(profile.name, () => twoWorkers(profile));
