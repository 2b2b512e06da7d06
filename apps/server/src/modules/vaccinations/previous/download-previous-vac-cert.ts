import { downloadPreviousVacCert } from '@teeka/contract/vaccinations';
import { fileDate } from '@teeka/domain/format';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { drawnBy } from '../../../platform/paper/queries.ts';
import { drawReport, pdfFile } from '../../../platform/paper/report.ts';
import { personDetails, personOnPaper } from '../../beneficiaries/index.ts';
import { proofContent } from './proof/proof-content.ts';
import { proofOfDay } from './proof/queries.ts';

/** The card that was kept with a dose given elsewhere; where none was, a paper of what is on record. */
export const downloadPreviousVacCertHandler = ({ files }: Pick<Platform, 'files'>) =>
  queryHandler(downloadPreviousVacCert, async (input, { actor, now, db, origin }) => {
    const { beneficiary_reference_id: beneficiary_id, case_id, day_of_dose, env, language = origin.language } = input;
    const [details, doses, by] = await Promise.all([
      db.first(personDetails(actor, now.today, beneficiary_id)),
      db.rows(proofOfDay(actor, now.today, { beneficiary_id, case_id, day: day_of_dose, dose_id: input.dose_id })),
      db.first(drawnBy(actor.user_id)),
    ]);
    if (!details || !by) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    const [first, ...others] = doses;
    if (!first) return refuse({ code: 'BENDOC0003', path: 'day_of_dose' });
    const audit = [{ beneficiary_id: details.beneficiary_id, subject: first.dose_id, detail: { language } }];
    const name = `previous-vaccination-${fileDate(day_of_dose)}`;
    const { file_key, file_type } = first;
    const kept = file_key === null ? undefined : await files.get(file_key);
    if (kept && file_type !== null) {
      // A card is kept as a PDF or as a picture that was drawn anew.
      const ending = file_type === 'application/pdf' ? 'pdf' : 'jpg';
      return { reply: { type: file_type, name: `${name}.${ending}`, body: kept }, audit };
    }
    const person = personOnPaper(details);
    const body = await drawReport({
      ...{ language, env, by, now },
      content: (language) => proofContent({ person, doses: [first, ...others] }, language),
    });
    return { reply: pdfFile(body, name), audit };
  });
