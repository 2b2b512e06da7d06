import type { Batch, Material } from '@teeka/contract/vaccinations';
import type { CivilDate } from '@teeka/domain/calendar';
import { isStopped } from '@teeka/domain/stock';
import { drawnDespite } from '../../visit/corrected.ts';
import type { OpenBite } from './use-bite-visit.ts';

/** The vials of the site for a dose, and the one in hand. */
export function vialFor(visit: OpenBite, dose: string, product?: string) {
  const { meta, today, draft, lastUsed, corrected } = visit;
  const { materials, batches } = meta;
  const despite = (batch: Batch, isStopped: boolean) => drawnDespite(corrected, batch, isStopped);
  const wanted = { dose, ...(product === undefined ? {} : { product }) };
  const found = batchesFor(wanted, { materials, batches, despite }, today);
  return { found, vial: batchInHand(draft.batches[dose], lastUsed[dose], found) };
}

export type VialChoice = ReturnType<typeof vialFor>;

/** Batches of a site that serve a dose, of one product where it is named; those neither expired nor stopped, the oldest first. */
export function batchesFor(
  wanted: { readonly dose: string; readonly product?: string },
  stock: {
    readonly materials: readonly Material[];
    readonly batches: readonly Batch[];
    /** May the dose of a refused record have been drawn from it though it was stopped? */
    readonly despite?: (batch: Batch, isStopped: boolean) => boolean;
  },
  today: CivilDate,
): readonly (Batch & { readonly material: Material; readonly despite: boolean })[] {
  const serving = stock.materials.filter(
    ({ dose_codes, material_code }) =>
      dose_codes.includes(wanted.dose) && (wanted.product === undefined || wanted.product === material_code),
  );
  return stock.batches
    .flatMap((batch) => {
      const material = serving.find(({ material_id }) => material_id === batch.material_id);
      const stopped = isStopped(batch.stop, today);
      const despite = stock.despite?.(batch, stopped) ?? false;
      const isUsable = batch.expiry_date >= today && (!stopped || despite);
      return material && isUsable ? [{ ...batch, material, despite }] : [];
    })
    .sort((a, b) => a.expiry_date.localeCompare(b.expiry_date));
}

/** The batch in hand: what was chosen, else the one last used today, else the only one. */
export function batchInHand<B extends { readonly batch_id: string }>(
  chosen: string | undefined,
  lastUsed: string | undefined,
  found: readonly B[],
): B | undefined {
  const of = (id: string | undefined) => found.find(({ batch_id }) => batch_id === id);
  return of(chosen) ?? of(lastUsed) ?? (found.length === 1 ? found[0] : undefined);
}
