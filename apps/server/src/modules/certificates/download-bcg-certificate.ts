import { downloadBcgCertificate } from '@teeka/contract/certificates';
import { fileDate } from '@teeka/domain/format';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { pdfFile } from '../../platform/paper/report.ts';
import { drawCertificate } from './draw-certificate.ts';
import { keptPaper } from './kept-paper.ts';

/** The paper of a certificate that was issued of the BCG dose alone; of another one nothing is told. */
export const downloadBcgCertificateHandler = queryHandler(downloadBcgCertificate, async (input, context) => {
  const { beneficiary_reference_id, certificate_id } = input;
  const found = await keptPaper(beneficiary_reference_id, certificate_id, context);
  if (!found) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
  const { paper, beneficiary_id, of, refusal } = found;
  if (of !== 'BCG') return refuse({ code: 'REQVAL0012', path: 'certificate_id' });
  if (refusal || !paper) return refuse({ code: refusal ?? 'CERTIF0005', path: 'certificate_id' });
  const { now } = context;
  const body = await drawCertificate(paper, input.env, now.instant);
  return {
    reply: pdfFile(body, `bcg-certificate-${fileDate(now.today)}`),
    audit: [{ beneficiary_id, detail: { certificate: paper.number } }],
  };
});
