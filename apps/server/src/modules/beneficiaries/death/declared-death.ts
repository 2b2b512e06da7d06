import type { DeclaredDeath } from '@teeka/domain/beneficiaries';
import { type CivilDate, dayInIndia } from '@teeka/domain/calendar';
import type { NewChange } from '../edit/queries.ts';
import type { DeclarationRow } from './queries.ts';

/** What a withdrawal is judged by. A death that came with an import or a hand-over has no author here. */
export function declaredDeath(deceased_on: CivilDate | null, declaration: DeclarationRow | undefined): DeclaredDeath {
  const stands = declaration !== undefined && declaration.new_value === deceased_on;
  if (!stands) return { deceased_on, declared: null };
  const { changed_by: by, captured_at, changed_at } = declaration;
  return {
    deceased_on,
    declared: { by, on: dayInIndia(captured_at), recorded_at: changed_at.toISOString() },
  };
}

/** The day of death, declared or taken back, as a change of the person's details. */
export const deathChange = (
  row: { readonly beneficiary_id: string; readonly version: number },
  change: Pick<NewChange, 'old_value' | 'new_value' | 'changed_by' | 'captured_at' | 'remarks'>,
): NewChange => ({
  ...change,
  beneficiary_id: row.beneficiary_id,
  version: row.version + 1,
  field: 'deceased_on',
  old_sealed: null,
  new_sealed: null,
});
