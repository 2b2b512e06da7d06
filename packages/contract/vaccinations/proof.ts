import { z } from 'zod';
import { call } from '../call.ts';
import { asFile, day, id, reference } from '../fields.ts';
import { asCertificate, paperFields } from '../paper-fields.ts';
import { answeringRoles, clinicalRoles } from '../roles.ts';

export const downloadPreviousVacCert = call({
  name: 'vaccinations.downloadPreviousVacCert',
  summary:
    'The proof of a dose that was given elsewhere: the picture or PDF that was kept with it, else a paper that says what is on record and who approved it.',
  access: [...clinicalRoles, ...answeringRoles],
  area: 'own-area',
  request: z.object({
    beneficiary_reference_id: reference,
    case_id: id,
    /** The day on which the dose was given. */
    day_of_dose: day,
    /** Which dose of that day; left out: the first one that has a card. */
    dose_id: id.optional(),
    ...paperFields,
  }),
  ...asCertificate,
  sealed: { request: ['beneficiary_reference_id', 'env'] },
  refusals: ['REQVAL0012', 'BENDOC0003'],
});

export const getPreviousVaccinationFile = call({
  name: 'vaccinations.getPreviousVaccinationFile',
  summary: 'The picture or PDF that shows a dose; a text/html answer means there is none.',
  access: [...clinicalRoles, ...answeringRoles],
  area: 'own-area',
  request: z.object({ beneficiary_reference_id: reference, dose_id: id }),
  ...asFile,
  sealed: { request: ['beneficiary_reference_id'] },
  refusals: ['REQVAL0012', 'VACDOS0014'],
});
