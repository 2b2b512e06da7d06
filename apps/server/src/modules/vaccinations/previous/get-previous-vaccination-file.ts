import { getPreviousVaccinationFile } from '@teeka/contract/vaccinations';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { fileOfDose } from './queries.ts';

/** The card that shows a dose, for whoever decides on it. */
export const getPreviousVaccinationFileHandler = ({ files }: Platform) =>
  queryHandler(
    getPreviousVaccinationFile,
    async ({ beneficiary_reference_id: beneficiary_id, dose_id }, { actor, now, db }) => {
      const row = await db.first(fileOfDose(actor, now.today, { beneficiary_id, dose_id }));
      if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
      if (!row.has_dose) return refuse({ code: 'VACDOS0014', path: 'dose_id' });
      const audit = [{ beneficiary_id, subject: dose_id }];
      const body = row.file ? await files.get(row.file.file_key) : undefined;
      if (!row.file || !body) return { reply: null, audit };
      return { reply: { type: row.file.file_type, name: row.file.file_name, body }, audit };
    },
  );
