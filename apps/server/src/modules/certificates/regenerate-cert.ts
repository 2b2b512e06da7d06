import { regenerateCert } from '@teeka/contract/certificates';
import { compactDate } from '@teeka/domain/format';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { pdfFile } from '../../platform/paper/report.ts';
import { drawCertificate } from './draw-certificate.ts';
import { keptPaper } from './kept-paper.ts';

/** The paper of a certificate that was issued, drawn again from what was kept. */
export const regenerateCertHandler = queryHandler(regenerateCert, async (input, context) => {
  const found = await keptPaper(input.beneficiary_ref_id, input.certificate_id, context);
  if (!found) return refuse({ code: 'REQVAL0012', path: 'beneficiary_ref_id' });
  const { paper, beneficiary_id, refusal } = found;
  if (refusal) return refuse({ code: refusal, path: 'certificate_id' });
  if (!paper) return refuse({ code: 'REQVAL0012', path: 'certificate_id' });
  const { now } = context;
  const body = await drawCertificate(paper, input.env, now.instant);
  return {
    reply: pdfFile(body, `certificate-${compactDate(now.today)}`),
    audit: [{ beneficiary_id, detail: { certificate: paper.number } }],
  };
});
