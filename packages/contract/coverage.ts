import { z } from 'zod';
import { call } from './call.ts';
import { beneficiaryId, code, day, instant, text } from './fields.ts';
import { named } from './names.ts';
import { paged, pageRequest } from './paging.ts';
import { answeringRoles } from './roles.ts';
import { withinArea } from './within.ts';

const count = z.number().int();

/** Children who reach an age: how many, how many of them are fully (at one) or completely (at two) immunised in time. */
const cohort = { children: count, complete: count };
/** Of a dose, for how many of them it is, and how many have had it. */
const dose = z.object({ code: z.string(), eligible: count, had: count });
const cohortOf = z.object({ ...cohort, doses: z.array(dose) });
/** Those who turn one, and those who turn two. */
const cohorts = { first: cohortOf, second: cohortOf };
export type CoveredCohort = z.output<typeof cohortOf>;

/** Sessions that were published, those of them that took place, that were cancelled and that are still to come, and the doses they gave. */
const sessions = z.object({ planned: count, took_place: count, cancelled: count, to_come: count, doses: count });

/** Of which children and sessions the figures are. */
export const ofMonths = {
  /** `YYYY-MM`: this month or one of the twelve before. */
  month: text(40),
  /** That month alone, or twelve that end with it. */
  months: z.union([z.literal(1), z.literal(12)]),
};

export const getCoverage = call({
  name: 'coverage.getCoverage',
  heavy: 'figures',
  path: '{admin}/getCoverage',
  summary:
    'Coverage, drop-out, sessions, wastage and courses against rabies of an area in a month or the twelve that end with it, summed up beforehand.',
  access: answeringRoles,
  area: 'own-area',
  quiet: true,
  request: z.object({
    ...ofMonths,
    ...withinArea,
  }),
  reply: z.object({
    /** Everything up to this instant is in the figures; null while they are made for the first time. */
    counted_at: instant.nullable(),
    ...cohorts,
    /** What the places are: those next within the area, villages within a block or a site. */
    level: z.enum(['state', 'district', 'block', 'village']),
    /** Where a child reaches an age in the time, by name. */
    places: z.array(z.object({ code: count, ...named('name', z.string()), ...cohorts })),
    /** The twelve months that end with the month, the first first. */
    trend: z.array(z.object({ month: day, first: z.object(cohort), second: z.object(cohort), sessions })),
    sessions,
    wastage: z.array(
      z.object({
        material_id: count,
        material_name: z.string(),
        material_code: z.string(),
        vials_opened: count,
        doses_given: count,
        /** Doses that reached nobody and are not kept, and of all that there were in per cent (stock). */
        net: count,
        net_percent: z.number(),
      }),
    ),
    /**
     * Courses against rabies that were begun in the time: under way, completed, not finished in time, begun anew because they were late,
     * rightly stopped (the animal stayed healthy), ended otherwise. `percent` is completed of those that were to be finished, all but
     * those under way and those that were stopped; null of none.
     */
    rabies: z.object({
      begun: count,
      open: count,
      completed: count,
      /** A server of an earlier version leaves it out. */
      lapsed: count.optional(),
      restarted: count,
      stopped: count,
      ended: count,
      percent: z.number().nullable(),
    }),
  }),
  refusals: ['FLDVAL0017', 'FLDVAL0018', 'FLDVAL0019'],
});
export type Coverage = z.output<typeof getCoverage.reply>;

/** A child who turns one without any Pentavalent that counts; the mobile number whole, for the family is called, and sealed in transit. */
export const zeroDoseChild = z.object({
  beneficiary_id: beneficiaryId,
  ben_name: z.string(),
  ben_mobile_number: z.string(),
  dob: day,
  dob_is_year: z.boolean(),
  beneficiary_gender: z.string(),
  guardian_name: z.string(),
  village_name: z.string(),
  /** Codes of what they have had. */
  dose_codes: z.array(z.string()),
});
export type ZeroDoseChild = z.output<typeof zeroDoseChild>;

/** Only of this village. */
export const ofVillage = { village_id: code.nullable().default(null) };

export const getZeroDoseList = call({
  name: 'coverage.getZeroDoseList',
  heavy: true,
  path: '{admin}/getZeroDoseList',
  summary:
    'The children behind the figure of zero doses: who turns one in the months without any Pentavalent that counts.',
  access: answeringRoles,
  area: 'own-area',
  quiet: true,
  request: z.object({ ...ofMonths, ...ofVillage, ...withinArea, ...pageRequest }),
  reply: paged(zeroDoseChild).extend({
    /** Everything up to this instant is in the list, as in the figure; null, and nobody listed, while it is made for the first time. */
    counted_at: instant.nullable(),
    /** What the village of the question is called; '' of none, and of one that is none of the area. */
    village_name: z.string(),
  }),
  sealed: { reply: ['data.*.ben_mobile_number'] },
  refusals: ['FLDVAL0017', 'FLDVAL0018', 'FLDVAL0019', 'REQVAL0010'],
});
