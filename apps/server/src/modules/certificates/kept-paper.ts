import { openCard } from '@teeka/contract/certificates/signed-card';
import type { Reader } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { personDetails } from '../beneficiaries/index.ts';
import { paperIfOpens } from './judge-issued.ts';
import type { PaperOfCertificate } from './paper.ts';
import { certificateOf, revokedKeys } from './queries.ts';

interface KeptPaper {
  readonly beneficiary_id: string;
  /** Of which doses; undefined where the person has no certificate of that id. */
  readonly of: 'all' | 'BCG' | undefined;
  /** Undefined where there is none, and where what was kept cannot be read. */
  readonly paper: PaperOfCertificate | undefined;
  /** Why it is not drawn again: somebody took it back, nobody believes its signature any more, or it cannot be read. */
  readonly refusal: 'CERTIF0002' | 'CERTIF0004' | 'CERTIF0005' | undefined;
}

/** A certificate of a person of the actor's area as it was issued; undefined where nobody of the area is meant. */
export async function keptPaper(
  reference: string,
  certificate_id: string,
  { actor, now, atRest, db }: Context & { readonly db: Reader },
): Promise<KeptPaper | undefined> {
  const [person, kept, revoked] = await Promise.all([
    db.first(personDetails(actor, now.today, reference)),
    db.first(certificateOf(reference, certificate_id)),
    db.rows(revokedKeys()),
  ]);
  if (!person) return undefined;
  const { beneficiary_id } = person;
  if (!kept) return { beneficiary_id, of: undefined, paper: undefined, refusal: undefined };
  const paper = paperIfOpens({ certificate_id, ...kept }, { atRest });
  const of = paper?.of ?? kept.covers ?? 'all';
  if (kept.withdrawn) return { beneficiary_id, of, paper, refusal: 'CERTIF0002' };
  if (!paper) return { beneficiary_id, of, paper, refusal: 'CERTIF0005' };
  const kids = revoked.map(({ kid }) => kid);
  const { signature } = await openCard(paper.signed, [], kids);
  return { beneficiary_id, of, paper, refusal: signature === 'revoked-key' ? 'CERTIF0004' : undefined };
}
