import { z } from 'zod';
import { beneficiaryId, day, recordId, text } from '../fields.ts';
import { countedDoses, givenDoses } from '../stock/report.ts';
import { sessionStatus } from '../word-for.ts';

/** A planned or held session. A server of an earlier version leaves out what is optional. */
export const session = z.object({
  session_id: z.string(),
  /** Empty when it was given no name of its own: screens then name its site. */
  session_name: z.string(),
  session_site_id: z.string(),
  session_site_name: z.string(),
  date_of_session: day,
  start_time: z.string(),
  end_time: z.string(),
  status: sessionStatus,
  session_category_type: z.enum(['1', '2']),
  capacity: z.number().int(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  /** Codes of the vaccines expected at the session. */
  vaccines: z.array(z.string()),
  /** 1: only people of an age, in days before today, are registered on site. Null for an ordinary session. */
  special_session_type_id: z.number().int().nullable().optional(),
  min_age: z.number().int().nullable().optional(),
  max_age: z.number().int().nullable().optional(),
  special_group: z.string().optional(),
  institution_name: z.string().optional(),
  key_facilitator_name: z.string().optional(),
  key_facilitator_designation: z.string().optional(),
  /** Sealed. Empty until somebody was named. */
  key_facilitator_mobile: z.string().optional(),
  /** Codes of the vaccines that were found to be there when a special session started. */
  vaccines_confirmed: z.array(z.string()).optional(),
  /** Equal parts that people are booked to (domain/sessions `slotsOf`); 1: they come when they like. */
  slots: z.number().int().optional(),
  /** Whether it was put out for field workers. */
  published: z.boolean().optional(),
  /** Why it was cancelled or frozen, in words of whoever did it. */
  standing_reason: z.string().optional(),
  /** The session to whose list its no-shows were carried. */
  carried_to: z.string().nullable().optional(),
  /**
   * In the pack, once a session has begun: what they gave by vaccine and batch, in doses of the vials' label, and what
   * of it was on record when the vials were counted. The session ends once the two agree.
   */
  doses_given: z.array(givenDoses).optional(),
  doses_counted: z.array(countedDoses).optional(),
  counts: z.object({
    scheduled: z.number().int(),
    verified: z.number().int(),
    vaccinated: z.number().int(),
    rejected: z.number().int(),
    noshow: z.number().int(),
  }),
});
export type Session = z.output<typeof session>;
export type SessionOnWire = z.input<typeof session>;

/** Where a person stands in a session. Order of precedence: domain/sessions. */
export const rosterStatus = z.enum(['scheduled', 'verified', 'vaccinated', 'rejected', 'noshow']);
export type RosterStatus = z.output<typeof rosterStatus>;

/** A person on a session's list. Details of the person come from the pack or from `getSessionData`. */
export const rosterEntry = z.object({
  session_id: z.string(),
  beneficiary_id: beneficiaryId,
  status: rosterStatus,
  added_from: z.string(),
  verified_by: z.string().nullable(),
  verified_at: z.string().nullable(),
  verification_method: z.string().nullable(),
  reject_reason_id: z.number().int().nullable(),
  /** The slot the person was asked to come in, `HH:MM`. */
  slot_time: z.string().nullable().optional(),
  /** The session the person did not come to, when the line was carried over from there. */
  carried_from: z.string().nullable().optional(),
  /** Grows with each change; the phone keeps the higher one. */
  version: z.number().int(),
});
export type RosterEntry = z.output<typeof rosterEntry>;

/** A person as lists show them, the number masked. */
export const listedPerson = z.object({
  beneficiary_id: beneficiaryId,
  ben_name: z.string(),
  ben_mobile_number: z.string(),
  dob: day,
  beneficiary_gender: z.string(),
  guardian_name: z.string(),
  village_name: z.string(),
  photo_id_type: z.string().nullable(),
  photo_id_number: z.string(),
  /** Who has died is shown as such. */
  deceased_on: day.nullable(),
});

/** A session named in a request, sealed. */
export const ofSession = { session_id: recordId, sealed: ['session_id'] };

/** What is known of who answers for a special session at the place. */
export const facilitatorFields = {
  key_facilitator_name: text().default(''),
  key_facilitator_designation: text().default(''),
  key_facilitator_mobile: text(40).default(''),
};
export const facilitatorRefusals = ['FLDVAL0001', 'FLDVAL0003', 'FLDVAL0004', 'FLDVAL0006'] as const;
export const mobileRefusals = ['FLDVAL0007', 'FLDVAL0008', 'FLDVAL0027'] as const;
