import { z } from 'zod';
import { call } from './call.ts';
import { asFile, reference } from './fields.ts';
import { handingOverRoles } from './roles.ts';
import { withinArea } from './within.ts';

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

/** So many people has a file at most; one with fewer is the last. */
export const mostHealthRecords = 500;

/** Where a file of records begins: after the person with this number; empty: at the beginning. */
const after = z.string().regex(/^[0-9]{0,18}$/);

export const getHealthRecords = call({
  name: 'fhir.getHealthRecords',
  path: '{admin}/getHealthRecords',
  summary:
    'The health records of the people of the own area or a part of it, one document a line (application/fhir+ndjson), in order of their reference numbers: 500 at most. The next file begins after the reference number of the last person; a file with fewer is the last.',
  access: ['District Administrator'],
  area: 'own-area',
  heavy: 'figures',
  quiet: true,
  request: z.object({ after: after.default(''), ...withinArea }),
  ...asFile,
  sealed: { request: ['after'] },
});
