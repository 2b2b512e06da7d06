import { nationalSchedule } from '../schedule/index.ts';
import type { CatalogueRow } from './row.ts';

/** Codes of the doses that a vaccine serves, of the national schedule and of the care of bites. */
export function dosesServedBy({ vaccine, gives = [] }: CatalogueRow): readonly string[] {
  const ofSchedule = nationalSchedule.rows.filter((row) => row.vaccine === vaccine);
  return [...ofSchedule.map(({ code }) => code), ...gives];
}
