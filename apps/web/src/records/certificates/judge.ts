import { openCard } from '@teeka/contract/certificates/signed-card';
import {
  type CardOf,
  type CardPart,
  cardOfParts,
  cardPartOf,
  isCardQr,
  readCard,
  type Verdict,
  verdictOf,
} from '@teeka/domain/certificates';
import type { CardTrust } from './card-trust.ts';

/** What was made of a code: a card that is judged, a part of one in several, or nothing of the kind. */
export type Judged =
  | { readonly what: 'card'; readonly card: CardOf | null; readonly verdict: Verdict }
  | { readonly what: 'part'; readonly parts: readonly CardPart[] }
  | { readonly what: 'none' };

/** Judges the text of a code by what is known on this device; `before`: parts of the same card that were scanned already. */
export async function judge(
  text: string,
  { before, trust, now }: { before: readonly CardPart[]; trust: CardTrust; now: number },
): Promise<Judged> {
  if (!isCardQr(text)) return { what: 'none' };
  const part = cardPartOf(text);
  if (!part) return { what: 'card', card: null, verdict: { is: 'forged' } };
  const parts = [...before.filter(({ nth, of }) => of === part.of && nth !== part.nth), part];
  const signed = cardOfParts(parts);
  if (signed === undefined) return { what: 'part', parts };
  const revoked = trust.revoked.map(({ kid }) => kid);
  const { signature, claims } = await openCard(signed, trust.keys, revoked);
  const card = readCard(claims) ?? null;
  const verdict = verdictOf(signature, card ?? undefined, {
    withdrawn: trust.withdrawn,
    now,
    complete_from: trust.complete_from,
  });
  return { what: 'card', card: verdict.is === 'forged' ? null : card, verdict };
}
