import type { CivilDate } from '@teeka/domain/calendar';
import { type CompiledQuery, sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';

export interface DeclarationRow {
  readonly changed_by: string;
  readonly captured_at: Date;
  /** When the server heard of it. */
  readonly changed_at: Date;
  /** The day of death as declared; empty where the latest word is that it was taken back. */
  readonly new_value: CivilDate | '';
  readonly remarks: string;
}

/** The latest word on a person's death. */
export function declarationOf(beneficiary_id: string): CompiledQuery<DeclarationRow> {
  return sql<DeclarationRow>`
    select changed_by, captured_at, changed_at, new_value, remarks from beneficiary_change
    where beneficiary_id = ${beneficiary_id}::bigint and field = 'deceased_on'
    order by version desc limit 1`.compile(build);
}
