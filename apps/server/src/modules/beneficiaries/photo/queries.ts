import type { CivilDate } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import { col } from '../../../platform/db/row.ts';
import { read, write } from '../../../platform/db/statement.ts';
import { personInArea } from '../queries.ts';

const photoRow = { beneficiary_id: col.bigint, photo_key: col.text.orNull, photo_type: col.text.orNull };

const columns = sql`b.beneficiary_id, b.photo_key, b.photo_type`;

/** Where the photo of a person of the actor's area rests. */
export function photoOf(actor: Actor, today: CivilDate, beneficiary_id: string) {
  return read(photoRow)`
    select ${columns} from beneficiary b
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}

export function lockPhoto(actor: Actor, today: CivilDate, beneficiary_id: string) {
  return read(photoRow)`
    select ${columns} from beneficiary b
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}
    for update of b`;
}

/** The photo is no detail that two edits could dispute, and does not travel in packs: the version stays. */
export function storePhoto(beneficiary_id: string, photo_key: string | null, photo_type: string | null) {
  return write`
    update beneficiary set photo_key = ${photo_key}, photo_type = ${photo_type}
    where beneficiary_id = ${beneficiary_id}::bigint`;
}
