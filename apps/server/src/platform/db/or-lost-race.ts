import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { build } from './build.ts';

/**
 * An update that names in its `where` what it was judged by. Where no row is so any more the transaction fails as one of
 * two that met, and the command is run again.
 */
export function orLostRace(update: RawBuilder<unknown>): CompiledQuery {
  return sql`
    with changed as (${update} returning 1)
    select lost_race() where not exists (select from changed)`.compile(build);
}
