import type { CivilDate } from '@teeka/domain/calendar';
import { type CompiledQuery, sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import { build } from '../../../platform/db/build.ts';
import { personInArea } from '../queries.ts';

export interface PhotoRow {
  readonly beneficiary_id: string;
  readonly photo_key: string | null;
  readonly photo_type: string | null;
}

const columns = sql`b.beneficiary_id, b.photo_key, b.photo_type`;

/** Where the photo of a person of the actor's area rests. */
export function photoOf(actor: Actor, today: CivilDate, beneficiary_id: string): CompiledQuery<PhotoRow> {
  return sql<PhotoRow>`
    select ${columns} from beneficiary b
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}`.compile(build);
}

export function lockPhoto(actor: Actor, today: CivilDate, beneficiary_id: string): CompiledQuery<PhotoRow> {
  return sql<PhotoRow>`
    select ${columns} from beneficiary b
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}
    for update of b`.compile(build);
}

/** The photo is no detail that two edits could dispute, and does not travel in packs: the version stays. */
export function storePhoto(beneficiary_id: string, photo_key: string | null, photo_type: string | null): CompiledQuery {
  return sql`
    update beneficiary set photo_key = ${photo_key}, photo_type = ${photo_type}
    where beneficiary_id = ${beneficiary_id}::bigint`.compile(build);
}
