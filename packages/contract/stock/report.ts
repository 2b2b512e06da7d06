import { z } from 'zod';
import { day, text, whole } from '../fields.ts';

const count = whole.nullable();

/** One vaccine and batch of a session in vials and doses; null is what was not filled in. */
export const utilisationLine = z.object({
  material_id: whole,
  batch_number: text(40),
  expiry_date: day.nullable(),
  doses_per_vial: count,
  vials_received: count,
  vials_opened: count,
  vials_returned: count,
  /** Unopened and unfit: broken, frozen, expired, VVM 3 or 4, label lost. */
  vials_damaged: count,
  /** Opened vials brought under the open-vial policy, and the doses left in them. */
  partial_vials_in: count,
  doses_in_partial: count,
  /** As the phone knew them, which the server counts anew, and as the worker counts them; a difference has its reason. */
  doses_recorded: whole.min(0),
  doses_given: count,
  given_reason: text(),
  partial_vials_out: count,
  doses_partial_out: count,
  /** Day on which the oldest part vial that is kept was opened. */
  opened_on: day.nullable(),
  /** Doses of opened vials thrown away for a physical reason. */
  doses_discarded: count,
  damage_reason: text(),
  /** Stage of the vial monitor, 1 to 4. */
  vvm_received: count,
  vvm_opened: count,
  diluents: z
    .object({
      received: whole,
      used: whole,
      returned: whole,
      damaged: whole,
    })
    .nullable(),
});

/** Doses of one vaccine and batch as recorded, in doses of the vials' label. */
export const givenDoses = z.object({
  material_id: whole,
  batch_number: z.string(),
  expiry_date: day.nullable(),
  doses: whole,
});

/** Doses of one vaccine and batch that were on record when the vials were counted. */
export const countedDoses = givenDoses.omit({ expiry_date: true });

/** Part vials that an earlier session of the site kept. */
export const carriedVials = givenDoses.extend({ vials: whole, opened_on: day });

/** Since when a batch is not to be given from, and why. */
export const batchStop = z.object({ on: day, reason: z.string() });

/** Vials that a session kept, none included: what is there on a day follows from these (domain/stock). */
export const keptVials = givenDoses.extend({
  vials: whole,
  opened_on: day.nullable(),
  session_id: z.string(),
  date_of_session: day,
});

/** A session whose vials somebody has to count. */
export const sessionToCount = z.object({
  session_id: z.string(),
  session_name: z.string(),
  session_site_name: z.string(),
  date_of_session: day,
});

/** A vaccine and batch with its doses on record now, and when the vials were counted. */
export const countDiffers = z.object({
  material_name: z.string(),
  material_code: z.string(),
  batch_number: z.string(),
  recorded: whole,
  counted: whole,
});
