import { qrOfCard } from '@teeka/domain/certificates';
import type { PackRows } from '../../platform/pack/rows.ts';
import { readDraft } from '../workday/use-draft.ts';
import type { Workday } from '../workday/workday.ts';
import { cardPlace, type KeptCard } from './kept-card.ts';

/** So many people at once are a new pack rather than news, and nobody looks through what is kept of each. */
const mostLookedAt = 200;

type People = PackRows['people'];

function codeOf(people: People, person: string): string | undefined {
  const signed = people.get(person)?.certificate?.signed;
  return signed === undefined ? undefined : qrOfCard(signed);
}

/**
 * Whether a pull took the code of somebody off this phone, or brought another one than was signed here: the one may have been withdrawn,
 * the other be of a key that is new. A certificate is news of its person, so only people whose record came are looked at.
 */
export async function codesChanged(workday: Workday, before: People, after: People): Promise<boolean> {
  const brought = [...after].filter(([person, row]) => before.get(person) !== row).map(([person]) => person);
  if (brought.length > mostLookedAt) return true;
  for (const person of brought) {
    const [had, has] = [codeOf(before, person), codeOf(after, person)];
    if (had !== undefined && has === had) continue;
    const kept = await readDraft<KeptCard>(workday, cardPlace(person));
    if (has === undefined ? had !== undefined || kept !== null : has !== kept?.qr) return true;
  }
  return false;
}
