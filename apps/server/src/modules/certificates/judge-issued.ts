import { openCard } from '@teeka/contract/certificates/signed-card';
import { type CardOf, mayWithdrawCertificate, readCard, verdictOf } from '@teeka/domain/certificates';
import type { Reader } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { publicKey } from './card-keys.ts';
import type { PaperOfCertificate } from './paper.ts';
import { type IssuedRow, publicKeys, revokedKeys } from './queries.ts';
import { newestFrom } from './withdrawn-entry.ts';

type Judging = Context & { readonly db: Reader };

/** The keys that are believed, and the names of those that are not. */
async function trustIn(db: Reader) {
  const [keys, revoked] = await Promise.all([db.rows(publicKeys()), db.rows(revokedKeys())]);
  return { keys: keys.map(publicKey), revoked: revoked.map(({ kid }) => kid) };
}

type Sealed = Pick<IssuedRow, 'certificate_id' | 'paper_sealed'>;
type Opening = Pick<Context, 'atRest'>;

const textOf = ({ certificate_id, paper_sealed }: Sealed, { atRest }: Opening): string =>
  atRest.open('certificate', `certificate/${certificate_id}`, paper_sealed);

export const paperOf = (row: Sealed, opening: Opening): PaperOfCertificate =>
  JSON.parse(textOf(row, opening)) as PaperOfCertificate;

/** None where it does not open, which was reported by then. */
export function paperIfOpens(row: Sealed, opening: Opening): PaperOfCertificate | undefined {
  const text = textOf(row, opening);
  return text === '' ? undefined : (JSON.parse(text) as PaperOfCertificate);
}

/** What is to be known of one that somebody took back before the record is asked. */
const isWithdrawn = ({ withdrawn_at }: IssuedRow): boolean => withdrawn_at !== null;

/** How it stands by the rule of whoever scans it: its signature, and what the record became since. */
function stateOf(row: IssuedRow, signature: Parameters<typeof verdictOf>[0], card: CardOf | undefined, now: Date) {
  if (isWithdrawn(row)) return 'withdrawn' as const;
  const { changed_at, corrected } = row;
  const withdrawn = changed_at ? [{ rid: card?.rid ?? '', before: newestFrom(changed_at), corrected }] : [];
  // It was issued here: a clock that was put back since says nothing against it.
  return verdictOf(signature, card, { withdrawn, now: Math.max(now.getTime() / 1000, card?.issuedAt ?? 0) }).is;
}

/** Certificates as whoever answers for them reads them, each with its paper. */
export async function judgeIssued(rows: readonly IssuedRow[], { actor, now, atRest, db }: Judging) {
  const { keys, revoked } = await trustIn(db);
  const who = { user_id: actor.user_id, role: actor.role, now: now.instant.getTime() };
  return Promise.all(
    rows.map(async (row) => {
      const paper = paperOf(row, { atRest });
      const { signature, claims } = await openCard(paper.signed, keys, revoked);
      const { certificate_id, number, issued_by, issued_by_name, withdrawn_at, withdrawn_by_name, reason } = row;
      const issuedAt = row.issued_at.getTime();
      return {
        paper,
        shown: {
          ...{ certificate_id, number, issued_by_name, language: paper.language, of: paper.of ?? 'all' },
          issued_at: row.issued_at.toISOString(),
          state: stateOf(row, signature, readCard(claims), now.instant),
          withdrawn: withdrawn_at && {
            at: withdrawn_at.toISOString(),
            by_name: withdrawn_by_name ?? '',
            reason: reason ?? '',
          },
          withdrawable: withdrawn_at === null && mayWithdrawCertificate({ issued_by, issuedAt }, who),
        },
      };
    }),
  );
}
