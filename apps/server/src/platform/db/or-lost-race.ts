import type { RawBuilder } from 'kysely';
import { type Statement, write } from './statement.ts';

/**
 * An update that names in its `where` what it was judged by. Where no row is so any more the transaction fails as one of
 * two that met, and the command is run again.
 */
export function orLostRace(update: RawBuilder<unknown>): Statement<never> {
  return write`
    with changed as (${update} returning 1)
    select lost_race() where not exists (select from changed)`;
}
