import { type Figures, summaryOf } from '@teeka/domain/stock';
import type { SummedRow } from './queries.ts';

export interface Vaccine {
  readonly material_id: number;
  readonly material_name: string;
  readonly material_code: string;
}

type Sized = SummedRow & { readonly material_id: number; readonly place: string; readonly doses_per_vial: number };
const isSized = (row: SummedRow): row is Sized => row.doses_per_vial !== null;

/** What sessions made of their vials: in all, by vaccine in the order of the list of vaccines, and by place. */
export function makeSummary(rows: readonly SummedRow[], vaccines: readonly Vaccine[]) {
  const sized = rows.filter(isSized);
  const counts = rows.filter((row) => !isSized(row));
  const sessionsOf = (place: string | null, material_id: number | null) =>
    counts.find((row) => row.place === place && row.material_id === material_id)?.sessions ?? 0;
  const byVaccine = Map.groupBy(sized, ({ material_id }) => material_id);
  const byPlace = [...Map.groupBy(sized, ({ place }) => place)];
  return {
    total: { sessions: sessionsOf(null, null), ...madeOf(sized) },
    vaccines: vaccines.flatMap(({ material_id, material_name, material_code }) => {
      const lines = byVaccine.get(material_id);
      if (!lines) return [];
      const sessions = sessionsOf(null, material_id);
      return [{ material_id, material_name, material_code, sessions, ...madeOf(lines) }];
    }),
    places: byPlace.map(([id, lines]) => ({ id, sessions: sessionsOf(id, null), ...madeOf(lines) })),
  };
}

function madeOf(lines: readonly Figures[]) {
  const { netPercent: net_percent, ...made } = summaryOf(lines);
  return { ...made, net_percent };
}
