import { measured } from '@teeka/domain/bites';
import { z } from 'zod';
import { day, id, instant, text, word } from '../fields.ts';
import { caseStatus } from '../word-for.ts';

const words = z.array(word()).max(30);
/** Time of day in India, `HH:MM`; empty when nobody knows it. */
const time = z.string().regex(/^(([01][0-9]|2[0-3]):[0-5][0-9])?$/);
const count = (max: number) => z.number().int().min(0).max(max);
const measure = (max: number) => z.number().min(0).max(max);
const weight = z.number().min(1).max(300).nullable();

/** The case of an exposure to rabies, or of prevention before one. */
export const rabiesDetails = z.object({
  purpose: z.enum(['bite', 'prevention']),
  rules_version: word(20),
  /** Regimen chosen; empty for wound care only. */
  regimen: word(20),
  weight_kg: weight,
  pregnant: z.boolean(),
  immune_weak: z.boolean(),
  allergy: text(100),
  bitten_on: day.nullable(),
  bitten_time: time,
  place: word(),
  village: text(60),
  animal: word(),
  ownership: word(),
  animal_vaccinated: word(),
  provoked: word(),
  animal_state: word(),
  bit_others: z.boolean(),
  contacts: words,
  wound_sites: words,
  /** Null where nobody asked or nobody knows, as in `earlier_product` and `asleep`. */
  wound_count: count(200).nullable(),
  washed: word(),
  sutured: z.boolean(),
  tetanus_given: z.boolean(),
  earlier: z.enum(['none', 'complete', 'incomplete', 'unknown']),
  earlier_on: day.nullable(),
  /** Product of the earlier course, in own words. */
  earlier_product: text(60).nullable(),
});
export type RabiesDetails = z.output<typeof rabiesDetails>;

/** The case of a snake bite or scorpion sting: what happened before anybody was treated. */
export const venomDetails = z.object({
  creature: z.enum(['snake', 'scorpion']),
  rules_version: word(20),
  weight_kg: weight,
  pregnant: z.boolean(),
  allergy: text(100),
  earlier_antivenom: z.boolean(),
  bitten_on: day.nullable(),
  bitten_time: time,
  place: word(),
  village: text(60),
  activity: word(),
  asleep: z.boolean().nullable(),
  body_site: word(),
  /** Which snake, or the colour of the scorpion. */
  species: word(),
  evidence: word(),
  first_aid: words,
  healer: z.boolean(),
  transport: word(),
  arrived_time: time,
});
export type VenomDetails = z.output<typeof venomDetails>;

/** What `saveCaseDetails` carries for a case of a bite: the details of its type, and null for the other. */
export const biteDetails = z.object({
  case_type: z.enum(['rabies', 'venom']),
  rabies: rabiesDetails.nullable(),
  venom: venomDetails.nullable(),
});
export type BiteDetails = z.output<typeof biteDetails>;

/** How much of a dose went where, beyond what every dose tells. */
export const doseAmounts = z.object({
  route: z.enum(['ID', 'IM', 'IV', 'wound']),
  /** Places of the body. */
  sites: words,
  ml: measure(500).nullable(),
  /** Of immunoglobulin: product, units, and how much went into the wounds and into the muscle. */
  rig_type: word().optional(),
  iu: measure(20_000).nullable().optional(),
  infiltrated_ml: measure(100).nullable().optional(),
  im_ml: measure(100).nullable().optional(),
  vials: count(100).nullable().optional(),
  started_at: instant.nullable().optional(),
  ended_at: instant.nullable().optional(),
  /** Given by others before; where, and whether their paper was seen or it was only reported. */
  elsewhere: z.boolean().optional(),
  facility: text(80).optional(),
  paper: z.boolean().optional(),
});
export type DoseAmounts = z.output<typeof doseAmounts>;

/** Facts of an event; which of them count depends on its kind. */
export const eventFacts = z.object({
  signs: words.optional(),
  clots: z.boolean().optional(),
  pulse: count(measured.pulse.max).nullable().optional(),
  systolic: count(measured.systolic.max).nullable().optional(),
  diastolic: count(measured.diastolic.max).nullable().optional(),
  respiratory_rate: count(measured.respiratory_rate.max).nullable().optional(),
  spo2: count(measured.spo2.max).nullable().optional(),
  gcs: count(measured.gcs.max).nullable().optional(),
  urine_ml: count(measured.urine_ml.max).nullable().optional(),
  swelling_cm: measure(measured.swelling_cm.max).nullable().optional(),
  treatments: words.optional(),
  mcg: measure(measured.mcg.max).nullable().optional(),
  /** Dose code after which a reaction came. */
  after: word().optional(),
  /** The dose whose drip ended. */
  dose_id: id.optional(),
  /** State of the animal, result of a call, outcome, reason of closing. */
  state: word().optional(),
  /** Where to, why and by what a person was sent on. */
  to: text(80).optional(),
  why: words.optional(),
  transport: word().optional(),
  note: text(300).optional(),
});
export type EventFacts = z.output<typeof eventFacts>;

/** What is reported of a case; how it was closed or opened again is written with its status. */
export const eventKinds = [
  'look',
  'clotting-test',
  'treatment',
  'reaction',
  'drip-ended',
  'animal',
  'referral',
  'outcome',
  'recall',
] as const;

/** Something that happened in a case of a bite, at an instant. Never changed; what was wrong is said anew. */
export const caseEvent = z.object({
  event_id: id,
  kind: word(),
  at: instant,
  facts: eventFacts,
});
export type CaseEvent = z.output<typeof caseEvent>;

/** A dose of such a case. */
export const biteDose = z.object({
  dose_id: z.string(),
  dose_code: z.string(),
  day_of_dose: z.number().int().nullable(),
  given_on: day,
  captured_at: z.string(),
  material_id: z.number().int().nullable(),
  batch_number: z.string(),
  /** Code of the vaccine or medicine; left out by an earlier version of the server. */
  product: z.string().nullable().optional(),
  voided: z.boolean(),
  amounts: doseAmounts.nullable(),
});
export type BiteDose = z.output<typeof biteDose>;

/** A case of a bite with all that was done in it; travels in the pack with its person. */
export const biteCase = z.object({
  case_id: z.string(),
  case_type: z.enum(['rabies', 'venom']),
  status: caseStatus,
  opened_at: z.string(),
  /** Where the case is cared for; left out by an earlier version of the server. */
  session_site_id: z.string().optional(),
  /** The case whose period was exceeded and that this one begins anew. */
  restarted_from: z.string().nullable(),
  details: biteDetails,
  doses: z.array(biteDose),
  events: z.array(caseEvent),
});
export type BiteCase = z.output<typeof biteCase>;
