import type { DeathFacts } from '@teeka/domain/beneficiaries';
import type { CivilDate } from '@teeka/domain/calendar';
import type { BoundsRow, DetailsRow } from '../edit/queries.ts';

/** What a declaration of death is judged by. */
export function deathFacts(row: DetailsRow, bounds: BoundsRow | undefined, today: CivilDate): DeathFacts {
  const { dob, ben_type_id, lmp_date, abortion_on, deceased_on } = row;
  // Whoever was given a dose, came to a visit or gave birth lived on that day.
  const seen = [bounds?.last_dose, bounds?.last_of_pregnancy].filter((day) => day !== undefined && day !== null);
  const lastDose = seen.toSorted().at(-1) ?? null;
  return { today, dob, ben_type_id, lmp_date, abortion_on, deceased_on, lastDose };
}
