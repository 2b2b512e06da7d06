import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { dosesOfToday } from './harness/doses-of.ts';
import { childrenDue, type DueChild, putOnList } from './harness/due.ts';
import { type Journey, journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { desktop, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const worker = accountOf('vaccinator1');
const small: Profile = { ...desktop, name: '768-en', width: 768, height: 1024 };

let running: System;
let children: readonly DueChild[] = [];
before(async () => {
  running = await bringUpSystem();
  const day = await dayOf(running, worker.user_name);
  children = (await childrenDue(running, day)).slice(0, 3);
  for (const child of children) await putOnList(running, day, child);
});
after(() => running?.end());
const system = () => running;
const child = (number: number): DueChild => {
  const found = children[number];
  assert.ok(found);
  return found;
};
/** How many doses of today the server has, and of how many kinds. */
const recorded = async ({ beneficiary_id }: DueChild) => {
  const codes = (await dosesOfToday(running, beneficiary_id)).map(({ dose_code }) => dose_code);
  return { doses: codes.length, kinds: new Set(codes).size };
};

/** Opens the session, which is or gets started, and loses the network. */
async function toWorkOffline({ device, say, step }: Journey, nurse: Nurse): Promise<void> {
  await step('opens the session and loses the network', async () => {
    await nurse.openSession();
    if ((await device.page.getByRole('button', { name: say('sessions:start'), exact: true }).count()) > 0)
      await nurse.startSession();
    await nurse.chipSays('sync:allSent');
    await device.networkOff();
  });
}

const ofOne = ({ say }: Journey) => say('auth:aboutPeople', { count: 1, n: '1' });

async function readsInSheet({ device }: Journey, nurse: Nurse, sentence: string): Promise<void> {
  await nurse.openRecords();
  await device.page.getByRole('dialog').getByText(sentence).waitFor();
}

async function closeSheet({ device, say }: Journey): Promise<void> {
  const sheet = device.page.getByRole('dialog');
  await sheet.getByRole('button', { name: say('app:close') }).click();
  await sheet.waitFor({ state: 'detached' });
}

journey('the data of the browser are cleared on an open day', { system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const nurse = new Nurse(person);
  let given = 0;

  await step('no private window is to be used: the browser has not promised to keep anything', async () => {
    await nurse.arrive(worker);
    assert.equal(await device.page.evaluate(() => navigator.storage.persisted()), false);
    await device.page.getByText(say('sessions:dayMayGo')).waitFor();
  });
  await toWorkOffline(person, nurse);
  await step('gives what is due; it waits, and the sheet says that it is not kept for good', async () => {
    given = await nurse.visit(child(0).ben_name);
    await nurse.chipSays('sync:offlineWaiting', 1);
    await readsInSheet(person, nurse, say('sync:notKept'));
    await closeSheet(person);
  });
  await step('somebody clears all data of the browser: the chip tells it at once', async () => {
    const { page } = device;
    const browser = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await nurse.chipSays('sync:clearedWaiting', 1);
    await readsInSheet(person, nurse, say('sync:clearedWaitingBody', { what: ofOne(person) }));
    await device.picture('cleared-sheet');
    await closeSheet(person);
  });
  await step('with network what was put back is sent, once', async () => {
    await device.networkOn();
    await nurse.chipSays('sync:cleared');
    await nurse.openRecords();
    await device.page.getByRole('button', { name: say('sync:clearedSeen') }).click();
    await nurse.chipSays('sync:allSent');
    assert.deepEqual(await recorded(child(0)), { doses: given, kinds: given });
  });
});

journey('another tab deletes the databases', { system, profile: small }, async (person) => {
  const { device, step, say } = person;
  const nurse = new Nurse(person);
  let given = 0;

  await step('signs in', () => nurse.arrive(worker));
  await toWorkOffline(person, nurse);
  await step('gives what is due', async () => {
    given = await nurse.visit(child(1).ben_name);
    await nurse.chipSays('sync:offlineWaiting', 1);
  });
  await step('the databases are deleted: the chip tells it', async () => {
    const other = await device.page.context().newPage();
    await other.goto(`${running.address}/`);
    await other.evaluate(async () => {
      for (const { name = '' } of await indexedDB.databases())
        await new Promise((resolve) => {
          const request = indexedDB.deleteDatabase(name);
          request.onsuccess = resolve;
          request.onerror = resolve;
        });
    });
    await other.close();
    await nurse.chipSays('sync:clearedWaiting', 1);
  });
  await step('opened again without network, the record and the day are still there', async () => {
    await device.open('/dashboard');
    await device.page.getByText(say('sessions:dayReady')).waitFor();
    await nurse.chipSays('sync:offlineWaiting', 1);
  });
  await step('it is sent, once', async () => {
    await device.networkOn();
    await nurse.chipSays('sync:allSent');
    assert.deepEqual(await recorded(child(1)), { doses: given, kinds: given });
  });
});

journey('there is no room left on the phone', { system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const nurse = new Nurse(person);
  let given = 0;
  const roomFor = async (quotaSize?: number) => {
    const browser = await device.page.context().newCDPSession(device.page);
    const { origin } = new URL(device.page.url());
    await browser.send('Storage.overrideQuotaForOrigin', {
      origin,
      ...(quotaSize === undefined ? {} : { quotaSize }),
    });
  };

  await step('signs in', () => nurse.arrive(worker));
  await toWorkOffline(person, nurse);
  await step('comes as far as the summary', async () => {
    await nurse.verify(await nurse.find(child(2).ben_name));
    await nurse.seeWhatIsDue();
    given = await nurse.dosesOffered();
    await nurse.askAndContinue();
    await nurse.chooseVials();
    await roomFor(1000);
    // The browser looks for room of its own accord only every half minute.
    await pause(32_000);
  });
  await step('the room runs out: what she saves is not taken as saved, and it says so', async () => {
    await device.page.getByRole('button', { name: say('cases:record', { count: given }), exact: true }).click();
    await device.page.getByText(say('sync:notSaved')).waitFor();
    await nurse.chipSays('sync:storeFull');
    await readsInSheet(person, nurse, say('sync:storeFullBody'));
    await device.picture('full-sheet');
    await closeSheet(person);
  });
  await step('with room again she taps once more, and it is saved: nothing was typed twice', async () => {
    await roomFor();
    await device.page.getByRole('button', { name: say('cases:record', { count: given }), exact: true }).click();
    await device.page.getByRole('button', { name: say('cases:nextPerson'), exact: true }).waitFor();
    await nurse.chipSays('sync:offlineWaiting', 1);
  });
  await step('it is sent, once', async () => {
    await device.networkOn();
    await nurse.chipSays('sync:allSent');
    assert.deepEqual(await recorded(child(2)), { doses: given, kinds: given });
    const said = device.complaints.splice(0);
    assert.ok(
      said.every((one) => one.includes('Nothing was saved')),
      said.join('\n'),
    );
  });
});
