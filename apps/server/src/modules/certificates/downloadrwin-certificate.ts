import { downloadrwinCertificate } from '@teeka/contract/certificates';
import { fileWords } from '@teeka/domain/beneficiaries';
import { compactDate } from '@teeka/domain/format';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { drawnBy } from '../../platform/paper/queries.ts';
import { drawReport, pdfFile } from '../../platform/paper/report.ts';
import { personDetails, personOnPaper } from '../beneficiaries/index.ts';
import { caseContent } from './case-report/case-content.ts';
import { caseForReport } from './case-report/queries.ts';

/** The report of a case, drawn from what stands on record when it is requested. */
export const downloadrwinCertificateHandler = queryHandler(downloadrwinCertificate, async (input, context) => {
  const { actor, now, db, origin } = context;
  const { beneficiary_reference_id: beneficiary_id, case_id, env, language = origin.language } = input;
  const [details, row, by] = await Promise.all([
    db.first(personDetails(actor, now.today, beneficiary_id)),
    db.first(caseForReport(actor, now.today, { beneficiary_id, case_id })),
    db.first(drawnBy(actor.user_id)),
  ]);
  if (!details || !by) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
  if (!row) return refuse({ code: 'BENSUM0001', path: 'case_id' });
  const person = personOnPaper(details);
  const body = await drawReport({
    ...{ language, env, by, now },
    content: (language) => caseContent({ case_id, person, row }, { language, today: now.today, instant: now.instant }),
  });
  return {
    reply: pdfFile(body, `${fileWords(person.name, 'case')}-${compactDate(now.today)}-Case-Report`),
    audit: [{ beneficiary_id: details.beneficiary_id, subject: case_id, detail: { language } }],
  };
});
