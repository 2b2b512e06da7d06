import { getBeneficiaryIdType } from '@teeka/contract/beneficiaries';
import { photoIdTypes } from '@teeka/domain/identity';
import { queryHandler } from '../../platform/http/handler.ts';

export const getBeneficiaryIdTypeHandler = queryHandler(getBeneficiaryIdType, async () => ({
  reply: { types: photoIdTypes.map(({ id, type }) => ({ id, type })) },
}));
