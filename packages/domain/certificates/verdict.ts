import type { CardOf } from './card.ts';

/** Certificates that hold no more, as an issuer tells them: all of a name that were issued before an instant, or one alone. */
export interface Withdrawn {
  readonly rid: string;
  /** Seconds since 1970; null: every one, whenever it was issued. */
  readonly before: number | null;
  /** Corrections since it was issued; of several that bear one name, since the oldest of them was. */
  readonly corrected: number;
  /** Somebody took back the one that was issued in the second before `before`: neither older nor newer ones are meant. */
  readonly alone?: boolean | undefined;
}

/** Of how many a phone knows at most, the latest; those from before the oldest of these are too old for it to judge. */
export const mostWithdrawn = 20_000;

/** What a signature turned out to be. */
export type Signature = 'right' | 'wrong' | 'unknown-key' | 'revoked-key';

/** What whoever holds a certificate is told. */
export type Verdict =
  | { readonly is: 'genuine' }
  /** What it says was put right since: there is, or will be, a newer one. */
  | { readonly is: 'superseded'; readonly corrected: number }
  | { readonly is: 'withdrawn' }
  /** Somebody changed it, or it was never signed. */
  | { readonly is: 'forged' }
  /** Signed by a key that is not known here: the list of keys may be old. */
  | { readonly is: 'unknown-key' }
  /** Signed by a key that others may have: whatever it says, its day too, somebody else may have written. */
  | { readonly is: 'revoked-key' }
  /** Signed rightly, but before the oldest change of which whoever looks was told: it may hold, or not. */
  | { readonly is: 'too-old' }
  /** Signed rightly, and issued later than it is by the clock of whoever looks: that clock is behind. */
  | { readonly is: 'not-yet' }
  | { readonly is: 'no-card' };

/** Each verdict by its word. */
export const verdictWords = [
  'genuine',
  'superseded',
  'withdrawn',
  'forged',
  'unknown-key',
  'revoked-key',
  'too-old',
  'not-yet',
  'no-card',
] as const satisfies readonly Verdict['is'][];

/** What whoever looks knows. */
interface Known {
  readonly withdrawn: readonly Withdrawn[];
  /** Seconds since 1970, by the best that whoever looks knows of the time. */
  readonly now: number;
  /** Corrections before this instant are not among those that are known: what was issued before it cannot be judged here. */
  readonly complete_from?: number | undefined;
}

/** Seconds by which clocks of two honest devices differ at most. */
const leeway = 300;

/** One entry of a list of withdrawn cards: `rid`, or `rid.seconds`. */
export function withdrawnOf(entry: string, corrected: Readonly<Record<string, number>> = {}): Withdrawn {
  const [rid = '', before] = entry.split('.');
  return { rid, before: before === undefined ? null : Number(before), corrected: corrected[rid] ?? 0 };
}

/**
 * What is to be said of a card: by its signature, what it says, what was withdrawn, and the clock of whoever looks. Only who has the
 * key writes the time of a card: of one that is rightly signed and still to come, the clock is wrong and not the card.
 */
export function verdictOf(
  signature: Signature,
  card: CardOf | undefined,
  { withdrawn, now, complete_from = 0 }: Known,
): Verdict {
  if (signature === 'unknown-key' || signature === 'revoked-key') return { is: signature };
  if (signature === 'wrong') return { is: 'forged' };
  if (!card) return { is: 'no-card' };
  const own = withdrawn.filter(({ rid }) => rid !== '' && rid === card.rid);
  const isMeant = ({ before, alone }: Withdrawn) => before === null || (alone === true && card.issuedAt === before - 1);
  if (own.some(isMeant)) return { is: 'withdrawn' };
  const later = own.find(({ before, alone }) => !alone && before !== null && card.issuedAt < before);
  if (later) return { is: 'superseded', corrected: later.corrected };
  if (card.issuedAt > now + leeway) return { is: 'not-yet' };
  return card.issuedAt < complete_from ? { is: 'too-old' } : { is: 'genuine' };
}
