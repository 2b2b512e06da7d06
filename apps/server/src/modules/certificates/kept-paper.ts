import type { Reader } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { personDetails } from '../beneficiaries/index.ts';
import type { PaperOfCertificate } from './paper.ts';
import { certificateOf } from './queries.ts';

interface KeptPaper {
  readonly beneficiary_id: string;
  /** Undefined where the person has no certificate of that id. */
  readonly paper: PaperOfCertificate | undefined;
}

/** A certificate of a person of the actor's area as it was issued; undefined where nobody of the area is meant. */
export async function keptPaper(
  reference: string,
  certificate_id: string,
  { actor, now, atRest, db }: Context & { readonly db: Reader },
): Promise<KeptPaper | undefined> {
  const [person, kept] = await Promise.all([
    db.first(personDetails(actor, now.today, reference)),
    db.first(certificateOf(reference, certificate_id)),
  ]);
  if (!person) return undefined;
  const text = kept && atRest.open('certificate', `certificate/${certificate_id}`, kept.paper_sealed);
  return {
    beneficiary_id: person.beneficiary_id,
    paper: text === undefined ? undefined : (JSON.parse(text) as PaperOfCertificate),
  };
}
