import { nationalSchedule } from '@teeka/domain/schedule';
import { expectedVials } from '@teeka/domain/vaccinations';

/** Vials to take along for so many people of each dose. */
export function vialsFor(wanted: Readonly<Record<string, number>>) {
  const doses = new Map<string, number>();
  for (const { code, vaccine } of nationalSchedule.rows) {
    doses.set(vaccine, (doses.get(vaccine) ?? 0) + (wanted[code] ?? 0));
  }
  return expectedVials(doses).map(({ dosesPerVial, ...vials }) => ({
    ...vials,
    doses_per_vial: dosesPerVial,
  }));
}
