import { type OpenedCard, openCard } from '@teeka/contract/certificates/signed-card';
import { mayWithdrawCertificate, readCard, verdictOf } from '@teeka/domain/certificates';
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

/** Undefined where it does not open, which was reported by then: one that does not keeps nobody from the others. */
export function paperIfOpens(
  { certificate_id, paper_sealed }: Sealed,
  { atRest }: Opening,
): PaperOfCertificate | undefined {
  const text = atRest.open('certificate', `certificate/${certificate_id}`, paper_sealed);
  return text === '' ? undefined : (JSON.parse(text) as PaperOfCertificate);
}

/** What is to be known of one that somebody took back before the record is asked. */
const isWithdrawn = ({ withdrawn_at }: IssuedRow): boolean => withdrawn_at !== null;

/** How it stands by the rule of whoever scans it: its signature, and what the record became since. */
function stateOf(row: IssuedRow, opened: OpenedCard | undefined, now: Date) {
  if (isWithdrawn(row)) return 'withdrawn' as const;
  if (!opened) return 'unreadable' as const;
  const { signature } = opened;
  const card = readCard(opened.claims);
  const { changed_at, corrected } = row;
  const withdrawn = changed_at ? [{ rid: card?.rid ?? '', before: newestFrom(changed_at), corrected }] : [];
  // It was issued here: a clock that was put back since says nothing against it.
  return verdictOf(signature, card, { withdrawn, now: Math.max(now.getTime() / 1000, card?.issuedAt ?? 0) }).is;
}

/** Certificates as whoever answers for them reads them, each with its paper; of one that does not open what stands beside it is told. */
export async function judgeIssued(rows: readonly IssuedRow[], { actor, now, atRest, db }: Judging) {
  const { keys, revoked } = await trustIn(db);
  const who = { user_id: actor.user_id, role: actor.role, now: now.instant.getTime() };
  return Promise.all(
    rows.map(async (row) => {
      const paper = paperIfOpens(row, { atRest });
      const opened = paper && (await openCard(paper.signed, keys, revoked));
      const { certificate_id, number, issued_by, issued_by_name, withdrawn_at, withdrawn_by_name, reason } = row;
      const issuedAt = row.issued_at.getTime();
      return {
        paper,
        shown: {
          ...{
            certificate_id,
            number,
            issued_by_name,
            language: paper?.language ?? null,
            of: paper?.of ?? row.covers ?? 'all',
          },
          issued_at: row.issued_at.toISOString(),
          state: stateOf(row, opened, now.instant),
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
