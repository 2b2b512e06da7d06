import { subjectOf } from '../../platform/outbox/chains.ts';
import { type Item, isStopped } from '../../platform/outbox/item.ts';
import { personNow } from '../beneficiaries/person-now.ts';
import type { OfflineCalls } from '../offline-call.ts';
import { readDraft } from '../workday/drafts-here.ts';
import type { Workday } from '../workday/workday.ts';
import { certificateInPack } from './in-pack.ts';
import { cardOfPack, cardPlace, changedSince, type KeptCard, newerCard } from './kept-card.ts';
import { noteWanted } from './wishes.ts';

type Change = 'gives' | 'takes' | 'edits';

/** What an item changes of what a certificate says: gives a dose of the schedule, takes one back, edits the person; null: nothing. */
export function changeBy({ call, input }: Pick<Item, 'call' | 'input'>, calls: OfflineCalls): Change | null {
  const own = calls.get(call);
  if (own?.editsPerson) return 'edits';
  const shared = own?.tells?.(input);
  if (!shared) return null;
  return shared.taken.length > 0 ? 'takes' : 'gives';
}

/** The newest code of a person's certificate that this phone has: signed for it, or brought by the pack. */
async function codeHere(workday: Workday, person: string): Promise<KeptCard | null> {
  const packed = certificateInPack(workday, person);
  const kept = await readDraft<KeptCard>(workday, cardPlace(person));
  return newerCard(kept, packed ? await cardOfPack(packed) : null);
}

/**
 * Who had a certificate and whose record was changed on this phone has another wanted, without anybody asking again; it is signed
 * once the server has the change. Whoever never had one waits until somebody asks. `seen`: items that were looked at, so that what the
 * server refuses is not asked for again and again.
 */
export async function wantRenewed(workday: Workday, seen: Set<string>): Promise<void> {
  const view = workday.view.get();
  if (!view) return;
  const renewed = new Set<string>();
  const looked: string[] = [];
  for (const item of workday.outbox.items.get()) {
    // What stopped and is tried again under its own id changes the record anew.
    if (isStopped(item)) seen.delete(item.id);
    if (seen.has(item.id) || isStopped(item)) continue;
    const { person } = subjectOf(item.input);
    const change = changeBy(item, workday.calls);
    if (person === null || change === null) continue;
    const card = await codeHere(workday, person);
    const now = personNow(view, person);
    // A dose that was recorded here and is taken back is gone from what this phone knows, as if it had never been heard of.
    const isTaken = change === 'takes' && !item.inPack;
    if (card && now && (isTaken || changedSince(card, now.doses, now.person) !== null)) renewed.add(person);
    looked.push(item.id);
  }
  if (renewed.size > 0) await noteWanted(workday, renewed);
  for (const id of looked) seen.add(id);
}

/** Puts a record right on the server, at once: who has a code on this phone has another wanted after it. */
export async function renewedAfter<Done>(
  workday: Workday | null,
  person: string,
  act: () => Promise<Done>,
): Promise<Done> {
  // Asked before it: a pull after it takes the code off this phone.
  const card = workday && (await codeHere(workday, person));
  const done = await act();
  if (workday && card) await noteWanted(workday, [person]).catch((error: unknown) => console.error('Not noted', error));
  return done;
}
