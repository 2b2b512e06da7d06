import { z } from 'zod';
import { call } from '../call.ts';
import { reference } from '../fields.ts';
import { asCertificate, paperFields } from '../paper-fields.ts';
import { handingOverRoles } from '../roles.ts';

export const downloadImmunisationCard = call({
  name: 'vaccinations.downloadImmunisationCard',
  summary:
    'The immunisation card of a person as PDF: who, the schedule as a chart by ages with what was given and what is to come, what is next; of a pregnant woman her visits in short.',
  access: handingOverRoles,
  area: 'own-area',
  request: z.object({ beneficiary_ref_id: reference, ...paperFields }),
  ...asCertificate,
  sealed: { request: ['beneficiary_ref_id', 'env'] },
  refusals: ['REQVAL0012'],
});
