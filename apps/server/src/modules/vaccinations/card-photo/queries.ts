import type { CivilDate } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, write } from '../../../platform/db/statement.ts';
import { personInArea } from '../../beneficiaries/index.ts';

const kind = sql.lit('vaccination-card');

const cardRow = { beneficiary_id: col.bigint, file_key: col.text.orNull, file_type: col.text.orNull };
export type CardRow = RowOf<typeof cardRow>;

/** Where the picture of the card of a person of the actor's area rests. */
export function cardOf(actor: Actor, today: CivilDate, beneficiary_id: string) {
  return read(cardRow)`
    select b.beneficiary_id, d.file_key, d.file_type from beneficiary b
    left join person_document d on d.beneficiary_id = b.beneficiary_id and d.kind = ${kind}
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}

export interface StoredCard {
  readonly beneficiary_id: string;
  readonly file_key: string;
  readonly file_type: string;
  readonly captured_at: string;
}

export function storeCard(stored: StoredCard, user_id: string) {
  const { beneficiary_id, file_key, file_type, captured_at } = stored;
  return write`
    insert into person_document (beneficiary_id, kind, file_key, file_type, captured_at, added_by)
    values (${beneficiary_id}::bigint, ${kind}, ${file_key}, ${file_type}, ${captured_at}, ${user_id}::uuid)
    on conflict (beneficiary_id, kind) do update set file_key = excluded.file_key, file_type = excluded.file_type,
      captured_at = excluded.captured_at, added_by = excluded.added_by, recorded_at = now()`;
}

export function deleteCard(beneficiary_id: string) {
  return write`
    delete from person_document where beneficiary_id = ${beneficiary_id}::bigint and kind = ${kind}`;
}
