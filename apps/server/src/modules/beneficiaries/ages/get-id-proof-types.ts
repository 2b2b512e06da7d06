import { getIdProofTypes } from '@teeka/contract/beneficiaries';
import { photoIdTypes } from '@teeka/domain/identity';
import { queryHandler } from '../../../platform/http/handler.ts';
import { listed } from './ages.ts';

export const getIdProofTypesHandler = queryHandler(getIdProofTypes, async () => listed(photoIdTypes));
