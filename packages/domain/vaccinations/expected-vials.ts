import { type CatalogueRow, catalogue, usualOf } from '../vaccines/index.ts';

export interface ExpectedVials {
  readonly vaccine: string;
  readonly doses: number;
  readonly vials: number;
  readonly dosesPerVial: number;
}

/** What a vaccine comes in, to be named: drops from a bottle are no vial to whoever packs the box. */
export const containerOf = (vaccine: string): CatalogueRow['container'] => usualOf(vaccine)?.container ?? 'vial';

/**
 * Vials to take along for so many doses of each vaccine: doses divided by what remains of a vial after wastage, rounded
 * up, never fewer than one. A vaccine that is not planned for is left out.
 */
export function expectedVials(doses: ReadonlyMap<string, number>): readonly ExpectedVials[] {
  return catalogue.rows.flatMap(({ vaccine = '', planning }) => {
    const wanted = doses.get(vaccine) ?? 0;
    if (wanted <= 0 || !planning) return [];
    const { dosesPerVial, wastagePercent } = planning;
    const vials = Math.ceil((wanted * 100) / (dosesPerVial * (100 - wastagePercent)));
    return [{ vaccine, doses: wanted, vials, dosesPerVial }];
  });
}
