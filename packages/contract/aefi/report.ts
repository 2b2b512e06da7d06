import type { Answer, Answers } from '@teeka/domain/aefi';
import { z } from 'zod';
import { day, id, instant, text, whole } from '../fields.ts';

const answer = z.union([
  z.string().max(2000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(40)).max(40),
]) as z.ZodType<Answer>;

/**
 * The answers of the case reporting form, by field; which apply and are required is data of domain/aefi. Named is only
 * what travels sealed, so that whoever sends a report need not carry the form.
 */
export const aefiAnswers = z.object({ notifier_phone: answer.optional() }).catchall(answer) as unknown as z.ZodType<
  Answers,
  Answers
>;

/** A vaccine or diluent of section 5. */
export const aefiVaccine = z.object({
  dose_id: id.nullable(),
  material_id: whole.nullable(),
  name: text(80),
  is_diluent: z.boolean(),
  dose_code: text(20),
  dose_no: z.number().int().min(0).max(20).nullable(),
  manufacturer: text(80),
  batch_number: text(40),
  mfg_date: day.nullable(),
  expiry_date: day.nullable(),
  opened_at: instant.nullable(),
  others_same_vial: whole.nullable(),
});

/** Where a report stands: its steps with their times, ISO 8601, null while open. */
export const aefiStanding = z.object({
  status: z.enum(['notified', 'reported', 'investigated', 'closed']),
  category: z.enum(['minor', 'severe', 'serious']),
  notified_at: z.string(),
  filed_at: z.string().nullable(),
  case_id_at: z.string().nullable(),
  investigated_at: z.string().nullable(),
  final_at: z.string().nullable(),
  closed_at: z.string().nullable(),
  external_case_id: z.string(),
  causality: z.string(),
});
