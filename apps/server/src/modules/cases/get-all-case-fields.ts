import { getAllCaseFields } from '@teeka/contract/cases';
import { caseFields } from '@teeka/domain/vaccinations';
import type { QueryHandler } from '../../platform/http/handler.ts';

export const getAllCaseFieldsHandler: QueryHandler<typeof getAllCaseFields> = {
  call: getAllCaseFields,
  async answer() {
    return { reply: { fields: caseFields.map((field) => ({ ...field })) } };
  },
};
