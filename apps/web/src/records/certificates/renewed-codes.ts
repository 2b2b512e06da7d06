import { subjectOf } from '../../platform/outbox/chains.ts';
import type { Item } from '../../platform/outbox/item.ts';
import { personNow } from '../beneficiaries/person-now.ts';
import { unsettledAbout } from '../beneficiaries/standing-of.ts';
import type { OfflineCalls } from '../offline-call.ts';
import { readDraft, saveDraft } from '../workday/use-draft.ts';
import type { Workday } from '../workday/workday.ts';
import { cardOfPack, cardPlace, changedSince, type KeptCard, newerCard, wantedPlace } from './kept-card.ts';

/** Whether an item gives somebody a dose of the schedule. */
export const givesDose = ({ call, input }: Pick<Item, 'call' | 'input'>, calls: OfflineCalls): boolean =>
  (calls.get(call)?.tells?.(input)?.given.length ?? 0) > 0;

/** The newest code of a person's certificate that this phone has: signed for it, or brought by the pack. */
async function codeHere(workday: Workday, person: string): Promise<KeptCard | null> {
  const packed = workday.pack.get()?.rows.get()?.people.get(person)?.certificate;
  const kept = await readDraft<KeptCard>(workday, cardPlace(person));
  return newerCard(kept, packed ? await cardOfPack(packed) : null);
}

/**
 * Who had a certificate and was given a dose on this phone: once the server has it, a code that says it is wanted, without anybody
 * asking again. Whoever never had one waits until somebody asks. `seen`: items that were looked at, so that what the server refuses
 * is not asked for again and again.
 */
export async function wantRenewed(workday: Workday, seen: Set<string>): Promise<void> {
  const items = workday.outbox.items.get();
  const view = workday.view.get();
  if (!view) return;
  const renewed = new Set<string>();
  const looked: string[] = [];
  for (const item of items) {
    const { person } = subjectOf(item.input);
    if (item.state !== 'done' || seen.has(item.id) || person === null || !givesDose(item, workday.calls)) continue;
    if (unsettledAbout(items, person).length > 0) continue;
    const card = await codeHere(workday, person);
    const now = personNow(view, person);
    if (card && now && changedSince(card, now.doses, now.person) !== null) renewed.add(person);
    looked.push(item.id);
  }
  if (renewed.size > 0) {
    // Read only now: somebody may have asked for one while the codes were read.
    const wanted = await readDraft<readonly string[]>(workday, wantedPlace);
    await saveDraft(workday, wantedPlace, [...new Set([...(wanted ?? []), ...renewed])]);
  }
  for (const id of looked) seen.add(id);
}
