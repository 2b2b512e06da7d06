import { z } from 'zod';
import { call } from '../call.ts';
import { dateRange, rangeRefusals } from '../date-range.ts';
import { beneficiaryId, code, day, recordIdOrNone, text, whole } from '../fields.ts';
import { paged, pageRequest } from '../paging.ts';
import { listRoles } from '../roles.ts';
import { withinArea } from '../within.ts';
import { previousStatus } from '../word-for.ts';

/** In what order a list comes; `newest` by the day that the list goes by, `nameLast` by name from the end. */
export const listOrders = ['newest', 'oldest', 'name', 'nameLast'] as const;
export type ListOrder = (typeof listOrders)[number];

/**
 * The date-range filter of a list: both days included, at most one month apart, not before 2023-01-01.
 * `type` narrows to one beneficiary type (`ben_type_id`).
 */
export const listFilter = z.object({
  ...dateRange,
  type: whole.nullable().default(null),
  sort: z.enum(listOrders).default('newest'),
  ...withinArea,
  ...pageRequest,
});

/** A person as every list shows one: the mobile number sealed in transit, the photo ID sealed and masked. */
export const listedPerson = z.object({
  beneficiary_id: beneficiaryId,
  ben_name: z.string(),
  ben_mobile_number: z.string(),
  photo_id_type: z.string().nullable(),
  photo_id_number: z.string(),
  dob: day,
  dob_is_year: z.boolean(),
  beneficiary_gender: z.string(),
  guardian_name: z.string(),
  village_name: z.string(),
  deceased_on: day.nullable(),
  ben_type_id: z.number().int(),
  beneficiary_type_name: z.string(),
});
export type ListedPerson = z.output<typeof listedPerson>;

const list = {
  heavy: true,
  access: listRoles,
  area: 'own-area',
  request: listFilter,
  sealed: { reply: ['data.*.ben_mobile_number', 'data.*.photo_id_number'] },
  refusals: [...rangeRefusals, 'REQVAL0010'],
} as const;

/** One visit: what one person was given on one day. `vaccines` are names of materials for venom, else of vaccines. */
export const vaccinatedPerson = listedPerson.extend({
  vaccinated_on: day,
  session_site_name: z.string(),
  dose_codes: z.array(z.string()),
  vaccines: z.array(z.string()),
});
export type VaccinatedPerson = z.output<typeof vaccinatedPerson>;

export const getVaccinatedBeneficiaryList = call({
  ...list,
  name: 'beneficiaries.getVaccinatedBeneficiaryList',
  summary: 'Who was vaccinated at sites of the area in a range of days, a line per person and day.',
  reply: paged(vaccinatedPerson),
});

/** A registered person. `status`: `registered` while nothing was given, then `vaccinated`. */
export const registeredPerson = listedPerson.extend({
  registered_on: day,
  registered_by_me: z.boolean(),
  status: z.enum(['registered', 'vaccinated']),
});
export type RegisteredPerson = z.output<typeof registeredPerson>;

export const getBeneficiaryByVaccinatorId = call({
  ...list,
  name: 'beneficiaries.getBeneficiaryByVaccinatorId',
  summary: 'People of the area who were registered by staff in a range of days; `mine` only by oneself.',
  request: listFilter.extend({ mine: z.boolean().default(false) }),
  reply: paged(registeredPerson),
});

/** A line of the line list: a case, which is approved once it is completed, or a vaccination given elsewhere. */
export const lineListed = listedPerson.extend({
  case_id: z.string(),
  /** A vaccination given elsewhere, by the day on which it was reported. */
  given_elsewhere: z.boolean(),
  opened_on: day,
  closed_on: day.nullable(),
  material_category: z.string(),
  dose_codes: z.array(z.string()),
  status: previousStatus,
});
export type LineListed = z.output<typeof lineListed>;

/** How something came on record: given at a session site of the area, or told of as given elsewhere. */
export const reportModes = ['here', 'elsewhere'] as const;
export type ReportMode = (typeof reportModes)[number];

/** What narrows a line list beside the days: one village in which people live, and how it came on record; null for all. */
export const ofLines = {
  village_id: code.nullable().default(null),
  mode: z.enum(reportModes).nullable().default(null),
};

export const getBeneficiaryByReportMod = call({
  ...list,
  name: 'beneficiaries.getBeneficiaryByReportMod',
  summary:
    'The line list: the cases opened at sites of the area in a range of days, and what was told of as given elsewhere; of one village, or of one mode.',
  request: listFilter.extend(ofLines),
  /** `village_name`: what the village of the question is called; '' of none, and of one that is none of the area. */
  reply: paged(lineListed).extend({ village_name: z.string() }),
});

/** A person on the list of a session; `status` is that of the roster. */
export const plannedPerson = listedPerson.extend({
  session_id: z.string(),
  session_name: z.string(),
  session_site_name: z.string(),
  date_of_session: day,
  status: z.string(),
});
export type PlannedPerson = z.output<typeof plannedPerson>;

export const dpmBeneficiaries = call({
  ...list,
  name: 'beneficiaries.dpmBeneficiaries',
  summary:
    'People on the lists of past and coming sessions of the area or, `session_id`, of one on whatever day, for whoever plans them.',
  request: listFilter.extend({
    session_id: recordIdOrNone.default(''),
    /** Whoever plans looks at what comes first. */
    sort: z.enum(listOrders).default('oldest'),
  }),
  reply: paged(plannedPerson),
  sealed: { ...list.sealed, request: ['session_id'] },
});

export const getBeneficiariesWithMobileNo = call({
  name: 'beneficiaries.getBeneficiariesWithMobileNo',
  path: '{beneficiary}/getBeneficiariesWithMobileNo',
  summary: 'The members behind a mobile number, how many there are in all, and how many there may be.',
  access: [...listRoles, 'Verifier', 'ASHA'],
  area: 'own-area',
  request: z.object({ mobile_number: text() }),
  reply: z.object({
    beneficiaries: z.array(listedPerson),
    /** People of the area with this number, or as many as it may have where it has no room left. */
    registered: z.number().int(),
    limit: z.number().int(),
  }),
  sealed: {
    request: ['mobile_number'],
    reply: ['beneficiaries.*.ben_mobile_number', 'beneficiaries.*.photo_id_number'],
  },
  refusals: ['FLDVAL0006', 'FLDVAL0007', 'FLDVAL0008', 'FLDVAL0027', 'REQVAL0010'],
});
