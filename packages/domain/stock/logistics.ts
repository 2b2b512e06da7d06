import { type CatalogueRow, type Handling, inCatalogue } from '../vaccines/index.ts';

export type Logistics = Handling & Pick<CatalogueRow, 'dosesPerVial'>;

/** How a vaccine is handled; undefined for one of no known handling: nothing of it is kept and no monitor is asked. */
export function logisticsOf(code: string): Logistics | undefined {
  const known = inCatalogue(code);
  return known?.handling && { ...known.handling, dosesPerVial: known.dosesPerVial };
}
