import type { ReplyOf } from '@teeka/contract/call';
import type { getCardChanges } from '@teeka/contract/certificates';
import { mostWithdrawn } from '@teeka/domain/certificates';
import type { CardTrust } from './card-trust.ts';

type Changes = ReplyOf<typeof getCardChanges>;
type Entry = CardTrust['withdrawn'][number];

/** Of a name the newest word holds; what was withdrawn alone is one of its own. */
const keyOf = ({ rid, before, alone }: Entry): string => (alone ? `${rid} ${before}` : rid);

/**
 * What certificates are judged by, with what is new; `isNew`: whether anything is, for the same is told again for a while. `isTooLong`: it
 * is more than a phone is told at once.
 */
export function withChanges(known: CardTrust, { at, keys, revoked, withdrawn }: Changes) {
  const reported = new Map(withdrawn.map((entry) => [keyOf(entry), entry]));
  const kept = new Map(known.withdrawn.map((entry) => [keyOf(entry), entry]));
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const isNew =
    !isSame(keys, known.keys) ||
    !isSame(revoked, known.revoked) ||
    [...reported].some(([key, entry]) => !isSame(entry, kept.get(key)));
  const others = known.withdrawn.filter((entry) => !reported.has(keyOf(entry)));
  const trust = { ...known, at, keys, revoked, withdrawn: isNew ? [...withdrawn, ...others] : known.withdrawn };
  return { trust, isNew, isTooLong: trust.withdrawn.length > mostWithdrawn };
}
