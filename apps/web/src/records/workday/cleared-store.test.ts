import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { IDBObjectStore } from 'fake-indexeddb';
import { storeCleared, storeRefuses } from '../../platform/storage/storage-trouble.ts';
import { openStore } from '../../platform/store/index.ts';
import { aReply, aSession, siteId } from '../../platform/testing/pack-reply.ts';
import { aPhone, giveDose, type Open, until } from '../testing/workday-phone.ts';

/** A phone without network on which a dose waits. */
async function withUnsentDose() {
  const made = aPhone();
  made.network.set(false);
  const open = await made.signIn('worker-1', 1);
  await giveDose(open);
  await open.drafts.save('form', 'half-filled');
  const [name = ''] = await made.keyring.stores();
  return { ...made, open, name };
}

const waits = ({ outbox }: Open) => outbox.items.get().filter(({ state }) => state === 'waiting').length;
const onDisk = async ({ phone, name }: Pick<Awaited<ReturnType<typeof withUnsentDose>>, 'phone' | 'name'>) => {
  const store = openStore(name, phone);
  const count = await store.outbox.count();
  store.close();
  return count;
};
const deleted = (indexedDB: IDBFactory, name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });

afterEach(() => {
  storeCleared.set(null);
  storeRefuses.set(null);
});

describe('a store that is cleared under the open app', () => {
  test('is noticed without another act, and holds again what was not sent', async () => {
    const made = await withUnsentDose();
    await deleted(made.phone.indexedDB, made.name);
    await until(() => storeCleared.get()?.isBack === true);
    assert.equal(waits(made.open), 4);
    assert.equal(await onDisk(made), 4);
    assert.equal(await made.open.drafts.read('form'), 'half-filled');
    made.open.close();

    const again = await made.reopen('worker-1');
    assert.ok(again);
    assert.equal(waits(again), 4);
    assert.equal(storeCleared.get(), null, 'told once, and not of a store that is whole');
    made.network.set(true);
    await until(() => again.outbox.items.get().every(({ state }) => state === 'done'));
    again.close();
  });

  test('emptied without a word, is noticed at the next write', async () => {
    const made = await withUnsentDose();
    const other = openStore(made.name, made.phone);
    await Promise.all(other.tables.map((table) => table.clear()));
    other.close();
    assert.equal(storeCleared.get(), null);
    await giveDose(made.open);
    assert.equal(storeCleared.get()?.isBack, true);
    assert.equal(waits(made.open), 8);
    assert.equal(await onDisk(made), 8);
    made.open.close();
  });

  test('has the whole day again, also after a pull that brought only changes', async () => {
    const made = await withUnsentDose();
    made.outside.ask = async (_, since) =>
      since === ''
        ? aReply(40, { sessions: [aSession()] })
        : aReply(1, { whole: false, cursor: '200', mobiles: '', roster: [], sessions: [aSession()] });
    made.network.set(true);
    await made.open.openSite(siteId);
    await until(() => made.open.view.get()?.rows.people.size === 40);
    await deleted(made.phone.indexedDB, made.name);
    await until(() => storeCleared.get()?.isBack === true);
    made.open.renew();
    await until(() => made.open.view.get()?.rows.meta.cursor === '200');
    made.open.close();
    made.network.set(false);
    const again = await made.reopen('worker-1');
    assert.ok(again);
    await again.openSite(siteId);
    assert.equal(again.view.get()?.rows.people.size, 40);
    again.close();
  });

  test('that cannot be written again: the page says so, and sends what it holds', async () => {
    const made = await withUnsentDose();
    const open = made.phone.indexedDB.open.bind(made.phone.indexedDB);
    made.phone.indexedDB.open = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    await deleted(made.phone.indexedDB, made.name);
    await until(() => storeCleared.get()?.isBack === false);
    assert.equal(waits(made.open), 4);
    await assert.rejects(giveDose(made.open), 'nothing is taken as saved that is not');
    assert.equal(waits(made.open), 4);
    made.network.set(true);
    await until(() => made.open.outbox.items.get().every(({ state }) => state === 'done'));
    made.phone.indexedDB.open = open;
    await until(() => storeCleared.get()?.isBack === true);
    made.open.close();
  });

  test('an upgrade by another tab is no clearing', async () => {
    const made = await withUnsentDose();
    const other = openStore(made.name, made.phone);
    await other.open();
    other.close();
    await giveDose(made.open);
    assert.equal(storeCleared.get(), null);
    made.open.close();
  });
});

describe('a phone without room', () => {
  const { add, put } = IDBObjectStore.prototype;
  const fill = () => {
    const refuse = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { add: refuse, put: refuse });
  };
  const free = () => Object.assign(IDBObjectStore.prototype, { add, put });
  afterEach(free);

  test('a write that finds no room is not taken as saved; what was typed is kept until there is', async () => {
    const made = await withUnsentDose();
    fill();
    await assert.rejects(giveDose(made.open));
    assert.equal(storeRefuses.get(), 'full');
    assert.equal(storeCleared.get(), null);
    assert.equal(waits(made.open), 4);
    await made.open.drafts.save('form', 'typed without room');
    assert.equal(await made.open.drafts.read('form'), 'typed without room');
    free();
    await until(() => storeRefuses.get() === null);
    made.open.close();
    const again = await made.reopen('worker-1');
    assert.equal(await again?.drafts.read('form'), 'typed without room');
    again?.close();
  });

  test('what waits is sent all the same, once, and stands as sent when there is room again', async () => {
    const made = await withUnsentDose();
    const sent: string[] = [];
    made.outside.send = async ({ id }) => {
      sent.push(id);
      return { kind: 'accepted' };
    };
    fill();
    made.network.set(true);
    await until(() => made.open.outbox.items.get().every(({ state }) => state === 'done'));
    assert.equal(sent.length, 4);
    free();
    await until(() => storeRefuses.get() === null);
    made.open.sender.wake();
    await made.open.sender.idle();
    made.open.close();
    const again = await made.reopen('worker-1');
    await until(() => again?.outbox.items.get().every(({ state }) => state === 'done') ?? false);
    assert.equal(sent.length, 4);
    again?.close();
  });
});
