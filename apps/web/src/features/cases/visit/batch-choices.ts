import type { Batch } from '@teeka/contract/vaccinations';
import { addDays, type CivilDate } from '@teeka/domain/calendar';
import { isStopped } from '@teeka/domain/stock';
import type { Offer, Visit } from '../plans/schedule/visit.ts';

export type BatchStanding = 'good' | 'expires-soon' | 'expired' | 'stopped';

/** May a dose be drawn from it? */
export const isUsable = ({ standing, despite }: BatchChoice): boolean =>
  standing !== 'expired' && (standing !== 'stopped' || despite === true);

export interface BatchChoice {
  readonly batch: Batch;
  readonly standing: BatchStanding;
  /** The dose may have been drawn from it though it is stopped: a record that is corrected names it, or `before`. */
  readonly despite?: boolean;
  /** Stopped on the day of the visit: what was given from it earlier that day can still be recorded, when somebody says so. */
  readonly before?: boolean;
}

/** What stands for a choice in the draft: a batch that was chosen before its stop has to be chosen anew. */
export const keyOf = ({ batch, before }: BatchChoice): string => (before ? `${batch.batch_id}/before` : batch.batch_id);

/** A batch within this many days of its expiry is pointed out (stock notes of the domain facts). */
const soonDays = 30;

/** Batches of the site for a dose, usable ones first, the one that expires first on top. */
export function batchChoices(
  offer: Pick<Offer, 'materials'>,
  batches: readonly Batch[],
  today: CivilDate,
): readonly BatchChoice[] {
  const serving = new Set(offer.materials.map((material) => material.material_id));
  return batches
    .filter((batch) => serving.has(batch.material_id))
    .map((batch) => choiceOf(batch, today))
    .sort((a, b) => rank(a) - rank(b) || a.batch.expiry_date.localeCompare(b.batch.expiry_date));
}

function choiceOf(batch: Batch, today: CivilDate): BatchChoice {
  const standing = standingOf(batch, today);
  const before = standing === 'stopped' && batch.stop?.on === today && batch.expiry_date >= today;
  return before ? { batch, standing, before, despite: true } : { batch, standing };
}

const rank = (choice: BatchChoice): number => (isUsable(choice) && !choice.before ? 0 : 1);

function standingOf({ expiry_date, stop }: Batch, today: CivilDate): BatchStanding {
  if (isStopped(stop, today)) return 'stopped';
  if (expiry_date < today) return 'expired';
  return expiry_date <= addDays(today, soonDays) ? 'expires-soon' : 'good';
}

/**
 * The batch already in hand: what the worker chose for this person, else the vial last used today at this site, else
 * the only usable one. With a real choice to make nothing is filled in: the label on the vial decides.
 */
export function batchOf(
  visit: Visit,
  offer: Offer,
  known: { readonly choices: readonly BatchChoice[]; readonly lastUsed: Readonly<Record<string, string>> },
): BatchChoice | undefined {
  const usable = known.choices.filter((one) => isUsable(one) && !one.before);
  const wanted = visit.batches[offer.dose.code];
  if (wanted !== undefined) return known.choices.find((one) => keyOf(one) === wanted);
  const last = usable.find(({ batch }) => batch.batch_id === known.lastUsed[offer.row.vaccine]);
  return last ?? (usable.length === 1 ? usable[0] : undefined);
}

/** Did somebody choose it: for this person, or before them today? The only usable one stands there unlooked at. */
export const isLookedAt = (
  visit: Visit,
  { dose, row }: Offer,
  {
    choice,
    lastUsed,
  }: { readonly choice: BatchChoice | undefined; readonly lastUsed: Readonly<Record<string, string>> },
): boolean =>
  choice !== undefined && (visit.batches[dose.code] !== undefined || choice.batch.batch_id === lastUsed[row.vaccine]);
