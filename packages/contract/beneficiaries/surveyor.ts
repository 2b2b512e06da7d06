import { z } from 'zod';
import { call } from '../call.ts';
import { rangeRefusals } from '../date-range.ts';
import { day, id, text, whole } from '../fields.ts';
import { paged, pageRequest } from '../paging.ts';
import { answeringRoles, type Role } from '../roles.ts';
import { withinArea } from '../within.ts';
import { listOrders, registeredPerson } from './lists.ts';

/**
 * Whoever registers people in the field is a surveyor and sees whom they registered themselves; who answers for a place
 * sees what all surveyors registered there.
 */
const surveyors = ['Vaccinator', 'ANM', 'Assistant', 'ASHA', 'Verifier'] as const;
const asking = [...surveyors, ...answeringRoles] as const;
const days = { start_date: text(40).default(''), end_date: text(40).default('') };

export const getTotalBeneficiaryBySurveyor = call({
  name: 'beneficiaries.getTotalBeneficiaryBySurveyor',
  heavy: 'figures',
  path: '{beneficiary}/v2/getTotalBeneficiaryBySurveyor',
  summary: 'How many people were registered in a range of days: in all, per day, and by whom.',
  access: asking,
  area: 'own-area',
  request: z.object({ ...days, ...withinArea }),
  reply: z.object({
    total: z.number().int(),
    data: z.array(z.object({ date: day, total: z.number().int() })),
    /** Who registered how many, most first; for a surveyor only themselves. */
    surveyors: z.array(z.object({ user_id: id, surveyor_name: z.string(), role: z.string(), total: z.number().int() })),
  }),
  refusals: rangeRefusals,
});

export const getBeneficiaryCountBySurveyor = call({
  name: 'beneficiaries.getBeneficiaryCountBySurveyor',
  method: 'GET',
  path: '{beneficiary}/v2/getBeneficiaryCountBySurveyor',
  summary: 'How many people one registered today, in the last 7 and 30 days, and in all.',
  access: asking,
  area: 'own-area',
  reply: z.object({
    today: z.number().int(),
    week: z.number().int(),
    month: z.number().int(),
    total: z.number().int(),
  }),
});

export const getBeneficiaryBySurveyor = call({
  name: 'beneficiaries.getBeneficiaryBySurveyor',
  heavy: true,
  path: '{beneficiary}/v2/getBeneficiaryBySurveyor',
  summary: 'The people registered in a range of days, a page at a time: one’s own, for others also of one surveyor.',
  access: asking,
  area: 'own-area',
  request: z.object({
    ...days,
    /** Only by this user; a surveyor always asks for the own ones. */
    surveyor_id: id.nullable().default(null),
    type: whole.nullable().default(null),
    sort: z.enum(listOrders).default('newest'),
    ...withinArea,
    ...pageRequest,
  }),
  reply: paged(registeredPerson),
  sealed: { reply: ['data.*.ben_mobile_number', 'data.*.photo_id_number'] },
  refusals: rangeRefusals,
});

/** Does this role see what others registered? */
export const seesAllSurveyors = (role: Role): boolean => !(surveyors as readonly Role[]).includes(role);
