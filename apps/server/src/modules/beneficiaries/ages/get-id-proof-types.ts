import { getIdProofTypes } from '@teeka/contract/beneficiaries';
import { photoIdTypes } from '@teeka/domain/identity';
import type { QueryHandler } from '../../../platform/http/handler.ts';
import { listed } from './ages.ts';

export const getIdProofTypesHandler: QueryHandler<typeof getIdProofTypes> = {
  call: getIdProofTypes,
  answer: async () => listed(photoIdTypes),
};
