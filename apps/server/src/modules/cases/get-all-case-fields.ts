import { getAllCaseFields } from '@teeka/contract/cases';
import { queryHandler } from '../../platform/http/handler.ts';
import { plans } from './plans.ts';

export const getAllCaseFieldsHandler = queryHandler(getAllCaseFields, async () => ({
  reply: { fields: [...new Set(Object.values(plans))].flatMap(({ fields }) => fields) },
}));
