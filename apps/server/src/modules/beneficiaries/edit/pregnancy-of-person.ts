import type { CivilDate } from '@teeka/domain/calendar';
import type { Statement } from '../../../platform/db/statement.ts';
import { type DetailsRow, type NewChange, storeChanges, storePregnancyOfPerson } from './queries.ts';

/** What of a person follows from her pregnancies. */
export interface PregnancyOfPerson {
  readonly ben_type_id: number;
  readonly lmp_date: CivilDate | null;
  readonly abortion_on: CivilDate | null;
  readonly deceased_on: CivilDate | null;
}

/** Fields that have a history, by their names there. */
const kept = ['ben_type_id', 'lmp_date', 'deceased_on'] as const;

/** Statements that let a person's record follow what was recorded of her pregnancy, with its history; none where it does. */
export function pregnancyStatements(
  row: DetailsRow,
  to: PregnancyOfPerson,
  { by, captured_at }: { readonly by: string; readonly captured_at: string },
): Statement[] {
  const { beneficiary_id, version } = row;
  const changed = kept.filter((field) => row[field] !== to[field]);
  if (changed.length === 0 && row.abortion_on === to.abortion_on) return [];
  const changes = changed.map(
    (field): NewChange => ({
      beneficiary_id,
      version: version + 1,
      field,
      old_value: String(row[field] ?? ''),
      new_value: String(to[field] ?? ''),
      old_sealed: null,
      new_sealed: null,
      changed_by: by,
      captured_at,
      remarks: '',
    }),
  );
  return [storePregnancyOfPerson(beneficiary_id, to), ...(changes.length > 0 ? [storeChanges(changes)] : [])];
}
