import { regenerateCert } from '@teeka/contract/certificates';
import { fileDate } from '@teeka/domain/format';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { personDetails } from '../beneficiaries/index.ts';
import { drawCertificate } from './draw-certificate.ts';
import type { PaperOfCertificate } from './paper.ts';
import { certificateOf } from './queries.ts';

/** The paper of a certificate that was issued, drawn again from what was kept. */
export const regenerateCertHandler = queryHandler(regenerateCert, async (input, { actor, now, atRest, db }) => {
  const { beneficiary_ref_id: id, certificate_id } = input;
  const [person, kept] = await Promise.all([
    db.first(personDetails(actor, now.today, id)),
    db.first(certificateOf(id, certificate_id)),
  ]);
  if (!person) return refuse({ code: 'REQVAL0012', path: 'beneficiary_ref_id' });
  if (!kept) return refuse({ code: 'REQVAL0012', path: 'certificate_id' });
  const text = atRest.open('certificate', `certificate/${certificate_id}`, kept.paper_sealed);
  const paper = JSON.parse(text) as PaperOfCertificate;
  const body = await drawCertificate(paper, now.instant);
  return {
    reply: { type: 'application/pdf', name: `certificate-${fileDate(now.today)}.pdf`, body },
    audit: [{ beneficiary_id: person.beneficiary_id, detail: { certificate: paper.number } }],
  };
});
