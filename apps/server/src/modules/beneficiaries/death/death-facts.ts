import type { DeathFacts } from '@teeka/domain/beneficiaries';
import type { CivilDate } from '@teeka/domain/calendar';
import type { BoundsRow, DetailsRow } from '../edit/queries.ts';

/** What a declaration of death is judged by. */
export function deathFacts(row: DetailsRow, bounds: BoundsRow | undefined, today: CivilDate): DeathFacts {
  const { dob, ben_type_id, lmp_date, abortion_on, deceased_on } = row;
  const lastDose = bounds?.last_dose ?? null;
  return { today, dob, ben_type_id, lmp_date, abortion_on, deceased_on, lastDose };
}
