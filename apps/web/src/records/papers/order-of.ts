import { downloadrwinCertificate } from '@teeka/contract/certificates';
import { downloadPregnencyDetailsPdf } from '@teeka/contract/pregnancies';
import { downloadSessionDetails } from '@teeka/contract/sessions/history';
import { downloadImmunisationCard, downloadPreviousVacCert } from '@teeka/contract/vaccinations';
import { fileWords } from '@teeka/domain/beneficiaries';
import type { CivilDate } from '@teeka/domain/calendar';
import type { PaperLanguage } from '@teeka/domain/certificates';
import { compactDate, fileDate } from '@teeka/domain/format';
import { send } from '../../platform/api/index.ts';
import type { Paper } from './paper.ts';

const own = { ownRefusals: true } as const;

/** Asks the server for a paper. */
export function ask(paper: Paper, language: PaperLanguage): Promise<unknown> {
  switch (paper.kind) {
    case 'card':
      return send(downloadImmunisationCard, { beneficiary_ref_id: paper.person, language }, own);
    case 'case': {
      const { person, case_id } = paper;
      return send(downloadrwinCertificate, { beneficiary_reference_id: person, case_id, language }, own);
    }
    case 'proof': {
      const { person, case_id, dose_id, given_on } = paper;
      const input = { beneficiary_reference_id: person, case_id, dose_id, day_of_dose: given_on, language };
      return send(downloadPreviousVacCert, input, own);
    }
    case 'pregnancy': {
      const { person, pregnancy_number } = paper;
      return send(downloadPregnencyDetailsPdf, { beneficiary_ref_id: person, pregnancy_number, language }, own);
    }
    case 'session':
      return send(downloadSessionDetails, { session_id: paper.session_id, language }, own);
  }
}

/** Under which name it is saved, as the server names it too. */
export function fileNameOf(paper: Paper, { type }: Blob, today: CivilDate): string {
  switch (paper.kind) {
    case 'card':
      return `${fileWords(paper.name, 'card')}-${fileDate(today)}-Immunisation-Card.pdf`;
    case 'case':
      return `${fileWords(paper.name, 'case')}-${compactDate(today)}-Case-Report.pdf`;
    case 'proof':
      return `previous-vaccination-${fileDate(paper.given_on)}.${type.startsWith('image/') ? 'jpg' : 'pdf'}`;
    case 'pregnancy':
      return `pregnancy-details-${fileDate(today)}.pdf`;
    case 'session':
      return `${fileWords(paper.name, 'session')}-${fileDate(paper.day)}.pdf`;
  }
}
