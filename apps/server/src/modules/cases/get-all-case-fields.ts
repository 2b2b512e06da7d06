import { getAllCaseFields } from '@teeka/contract/cases';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { plans } from './plans.ts';

export const getAllCaseFieldsHandler: QueryHandler<typeof getAllCaseFields> = {
  call: getAllCaseFields,
  async answer() {
    return { reply: { fields: plans.flatMap(({ fields }) => fields) } };
  },
};
