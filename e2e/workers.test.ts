import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import type { Page } from 'playwright-core';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { logOut, typeSignIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { desktop, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const [first, second] = [accountOf('vaccinator1'), accountOf('anm1')];
const remark = 'Gone to her uncle in Bisauli';

/** Everything that rests on the phone, as one text. */
const onThePhone = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [JSON.stringify({ ...localStorage, ...sessionStorage })];
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const decoder = new TextDecoder('utf-8');
    const plain = (_: string, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? decoder.decode(value) : value;
    for (const { name } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const rows = await asked(database.transaction(store).objectStore(store).getAll());
        texts.push(`${name} ${store} ${JSON.stringify(rows, plain)}`);
      }
      database.close();
    }
    return texts.join('\n');
  });

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
      for (const secret of [remark, absent.ben_name, absent.beneficiary_id])
        assert.ok(!kept.includes(secret), secret);
    });
    await step(
      'the second one signs in with network, and is told that something of others waits',
      async () => {
        await device.networkOn();
        await typeSignIn(person, second);
        await nurse.untilDayIsHere();
        await nurse.chipSays('sync:allSent');
        await nurse.openRecords();
        await device.page.getByText(say('sync:othersWaiting', { count: 1 })).waitFor();
        assert.deepEqual(await rejections(), []);
      },
    );
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

for (const profile of [phone, desktop]) describe(profile.name, () => twoWorkers(profile));
