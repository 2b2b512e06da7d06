import { getBeneficiaryIdType } from '@teeka/contract/beneficiaries';
import { photoIdTypes } from '@teeka/domain/identity';
import type { QueryHandler } from '../../platform/http/handler.ts';

export const getBeneficiaryIdTypeHandler: QueryHandler<typeof getBeneficiaryIdType> = {
  call: getBeneficiaryIdType,
  async answer() {
    return { reply: { types: photoIdTypes.map(({ id, type }) => ({ id, type })) } };
  },
};
