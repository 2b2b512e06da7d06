import { openCard } from '@teeka/contract/certificates/signed-card';
import type { Reader } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { personDetails } from '../beneficiaries/index.ts';
import type { PaperOfCertificate } from './paper.ts';
import { certificateOf, revokedKeys } from './queries.ts';

interface KeptPaper {
  readonly beneficiary_id: string;
  /** Undefined where the person has no certificate of that id. */
  readonly paper: PaperOfCertificate | undefined;
  /** Why it is not drawn again: somebody took it back, or nobody believes its signature any more. */
  readonly refusal: 'CERTIF0002' | 'CERTIF0004' | undefined;
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
  const text = kept && atRest.open('certificate', `certificate/${certificate_id}`, kept.paper_sealed);
  const { beneficiary_id } = person;
  if (!kept || text === undefined) return { beneficiary_id, paper: undefined, refusal: undefined };
  const paper = JSON.parse(text) as PaperOfCertificate;
  const kids = revoked.map(({ kid }) => kid);
  const { signature } = await openCard(paper.signed, [], kids);
  const distrusted = signature === 'revoked-key' ? 'CERTIF0004' : undefined;
  return { beneficiary_id, paper, refusal: kept.withdrawn ? 'CERTIF0002' : distrusted };
}
