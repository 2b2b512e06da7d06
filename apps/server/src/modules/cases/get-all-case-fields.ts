import { getAllCaseFields } from '@teeka/contract/cases';
import { biteCaseFields } from '@teeka/domain/bites';
import { caseFields } from '@teeka/domain/vaccinations';
import type { QueryHandler } from '../../platform/http/handler.ts';

const ofVisits = caseFields.map((field) => ({
  ...field,
  case_type: null,
  required_when: field.required ? ('always' as const) : ('never' as const),
}));

const ofBites = biteCaseFields.map(({ field, case_type, needed }) => ({
  field,
  session_category_type: '2' as const,
  case_type,
  required: needed !== 'never',
  required_when: needed,
}));

export const getAllCaseFieldsHandler: QueryHandler<typeof getAllCaseFields> = {
  call: getAllCaseFields,
  async answer() {
    return { reply: { fields: [...ofVisits, ...ofBites] } };
  },
};
