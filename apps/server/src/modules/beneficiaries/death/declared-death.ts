import type { DeclaredDeath } from '@teeka/domain/beneficiaries';
import { type CivilDate, dayInIndia } from '@teeka/domain/calendar';
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
