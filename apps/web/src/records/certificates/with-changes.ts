import type { ReplyOf } from '@teeka/contract/call';
import type { getCardChanges, getCardTrust } from '@teeka/contract/certificates';
import { mostWithdrawn } from '@teeka/domain/certificates';
import type { CardTrust } from './card-trust.ts';

type Whole = ReplyOf<typeof getCardTrust>;
type Changes = Omit<ReplyOf<typeof getCardChanges>, 'more'>;
type Entry = CardTrust['withdrawn'][number];

/** Of a name the newest word holds; what was withdrawn alone is one of its own. */
const keyOf = ({ rid, before, alone }: Entry): string => (alone ? `${rid} ${before}` : rid);

/** A key that was revoked once is never believed again, though a server that was restored from a backup of before tells it as one that signs. */
function keysNow(known: CardTrust, { keys, revoked }: Pick<Changes, 'keys' | 'revoked'>) {
  const reported = new Set(revoked.map(({ kid }) => kid));
  const all = [...revoked, ...known.revoked.filter(({ kid }) => !reported.has(kid))];
  const gone = new Set(all.map(({ kid }) => kid));
  return { keys: keys.filter(({ kid }) => !gone.has(kid)), revoked: all };
}

/** The latest that a phone keeps; of the others it is known that certificates of before them cannot be judged here. */
function latest(withdrawn: readonly Entry[], complete_from: number | undefined) {
  const dropped = withdrawn.slice(mostWithdrawn);
  if (dropped.length === 0) return { withdrawn: [...withdrawn] };
  const from = dropped.reduce((most, { before }) => Math.max(most, before), complete_from ?? 0);
  return { withdrawn: withdrawn.slice(0, mostWithdrawn), complete_from: from };
}

/**
 * What certificates are judged by, with what is new; `isNew`: whether anything is, for the same is told again for a while. Of more than
 * `mostWithdrawn` the oldest go.
 */
export function withChanges(known: CardTrust, { at, withdrawn, ...answer }: Changes) {
  const reported = new Map(withdrawn.map((entry) => [keyOf(entry), entry]));
  const kept = new Map(known.withdrawn.map((entry) => [keyOf(entry), entry]));
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const { keys, revoked } = keysNow(known, answer);
  const isNew =
    !isSame(keys, known.keys) ||
    !isSame(revoked, known.revoked) ||
    [...reported].some(([key, entry]) => !isSame(entry, kept.get(key)));
  const others = known.withdrawn.filter((entry) => !reported.has(keyOf(entry)));
  const list = isNew ? latest([...withdrawn, ...others], known.complete_from) : {};
  return { trust: { ...known, at, keys, revoked, ...list }, isNew };
}

/** The same where all is told anew: what was withdrawn once stays so. */
export function afterWhole(known: CardTrust, whole: Whole): Whole {
  const from = Math.max(known.complete_from ?? 0, whole.complete_from ?? 0);
  const { heardAt: _, ...trust } = withChanges({ ...known, ...(from > 0 ? { complete_from: from } : {}) }, whole).trust;
  return { ...trust, issuer: whole.issuer };
}
