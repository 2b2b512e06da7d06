import { z } from 'zod';
import { call } from './call.ts';
import { dateRange, rangeRefusals } from './date-range.ts';
import { beneficiaryId, code, day, recordIdOrNone } from './fields.ts';
import { paged, pageRequest } from './paging.ts';
import { dueRoles } from './roles.ts';
import { withinArea } from './within.ts';

/** A vaccine by its name in the schedule ('Penta'); '' for none. One that the schedule does not have narrows to nobody. */
export const vaccineOrNone = z.string().regex(/^[A-Za-z0-9]{0,20}$/);

/** A dose that a person is called for: the first day it can be given (today at the earliest) and the last one. */
export const dueDose = z.object({
  dose_code: z.string(),
  due_on: day,
  last_on: day,
  overdue: z.boolean(),
});

/** Somebody on the due list, overdue doses first; the mobile number sealed in transit. */
export const duePerson = z.object({
  beneficiary_id: beneficiaryId,
  ben_name: z.string(),
  ben_mobile_number: z.string(),
  dob: day,
  dob_is_year: z.boolean(),
  beneficiary_gender: z.string(),
  guardian_name: z.string(),
  village_id: code,
  village_name: z.string(),
  doses: z.array(dueDose),
  /** Nothing was ever given. */
  left_out: z.boolean(),
  /** Begun and not gone on with. */
  dropped_out: z.boolean(),
  zero_dose: z.boolean(),
});
export type DuePerson = z.output<typeof duePerson>;

/** Vials to take along for everybody on the list. */
const vials = z.object({
  vaccine: z.string(),
  doses: z.number().int(),
  vials: z.number().int(),
  doses_per_vial: z.number().int(),
});

export const getVaccinationDueList = call({
  name: 'schedule.getVaccinationDueList',
  heavy: true,
  summary:
    'Whom to call in a range of days from today on, overdue first, by site, village and ASHA, with the vials to take along.',
  access: dueRoles,
  area: 'own-area',
  request: z.object({
    ...dateRange,
    /** Only the catchment of this site. */
    session_site_id: recordIdOrNone.default(''),
    /** Only this village. */
    village_id: code.nullable().default(null),
    /** Only who is called for a dose of this vaccine. */
    vaccine: vaccineOrNone.default(''),
    /** Only whom this ASHA visits: in her villages her households, and those of nobody in particular. */
    user_id: recordIdOrNone.default(''),
    ...withinArea,
    ...pageRequest,
  }),
  reply: paged(duePerson).extend({
    rules_version: z.string(),
    /** Of `total`, those with an overdue dose. */
    overdue: z.number().int(),
    vials: z.array(vials),
    /** What the village of the question is called; '' of none, and of one that is none of the area. */
    village_name: z.string(),
  }),
  sealed: { request: ['session_site_id', 'user_id'], reply: ['data.*.ben_mobile_number'] },
  refusals: [...rangeRefusals, 'REQVAL0012'],
});
