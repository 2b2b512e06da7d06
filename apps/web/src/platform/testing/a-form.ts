import assert from 'node:assert/strict';
import type { Refusal } from '@teeka/domain/refusal';
import { offlineCalls } from '../../records/testing/offline-calls.ts';
import type { Draft, Item } from '../outbox/item.ts';
import { type Entry, openOutbox } from '../outbox/outbox.ts';
import { openOutboxRows } from '../outbox/outbox-rows.ts';
import { saveForm } from '../outbox/save-form.ts';
import { openStore } from '../store/database.ts';
import { deriveKeys, vaultOf } from '../vault/vault.ts';
import { makePhone, storeKey } from './phone.ts';

/** What forms saved on a phone of its own, and what became of it. */
export async function aForm() {
  const store = openStore('teeka-test', makePhone());
  const rows = openOutboxRows(store, vaultOf(await deriveKeys(storeKey(1))));
  const outbox = await openOutbox({
    rows,
    calls: offlineCalls,
    userId: 'worker-1',
    now: () => new Date('2026-11-21T05:00:00Z'),
  });
  const items = () => outbox.items.get();
  const of = (call: string): Item => items().find((item) => item.call === call) ?? assert.fail(call);
  const settle = (item: Item, state: 'done' | 'refused', refusals: readonly Refusal[] = []) =>
    outbox.settle(item, { state, refusals, attempts: 1, settledAt: null });
  return {
    outbox,
    items,
    of,
    /** Each as `<call> <state>`. */
    standing: () => items().map(({ call, state }) => `${call} ${state}`),
    save: (entries: readonly Entry[], draft: Draft) => saveForm(outbox, { entries, draft }, { opened: null }),
    accept: async (call: string) => void (await settle(of(call), 'done')),
    /** Refuses it; answers it as the worker opens it. */
    async refuse(call: string, ...refusals: readonly Refusal[]): Promise<Item> {
      await settle(of(call), 'refused', refusals);
      await outbox.reload();
      return of(call);
    },
    again: (opened: Item, entries: readonly Entry[], { draft, alone = false }: { draft: Draft; alone?: boolean }) =>
      saveForm(outbox, { entries, draft }, { opened, alone }),
    close: () => store.close(),
  };
}
