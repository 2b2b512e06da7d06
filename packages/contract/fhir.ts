import { z } from 'zod';
import { call } from './call.ts';
import { asFile, reference } from './fields.ts';
import { handingOverRoles } from './roles.ts';

export const getHealthRecord = call({
  name: 'fhir.getHealthRecord',
  summary:
    'The vaccinations of a person as a document of FHIR R4 (application/fhir+json), by the profile ImmunizationRecord of the implementation guide of ABDM.',
  access: handingOverRoles,
  area: 'own-area',
  quiet: true,
  request: z.object({ beneficiary_ref_id: reference }),
  ...asFile,
  sealed: { request: ['beneficiary_ref_id'] },
  refusals: ['REQVAL0012', 'FHIREC0001'],
});
