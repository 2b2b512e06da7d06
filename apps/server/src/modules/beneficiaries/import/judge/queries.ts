import type { CivilDate } from '@teeka/domain/calendar';
import type { Actor } from '../../../../platform/access/actor.ts';
import { villageInScope } from '../../../../platform/access/scope.ts';
import { isNamed, namesIn } from '../../../../platform/db/names.ts';
import { col, type RowOf } from '../../../../platform/db/row.ts';
import { read } from '../../../../platform/db/statement.ts';
import { personInArea, placeRow, placeRules } from '../../queries.ts';

const villageRow = { code: col.int, names: col.names, ...placeRow };
export type VillageRow = RowOf<typeof villageRow>;

/** Villages of the actor's area that have one of these codes or names (lower case). */
export function villagesNamed(actor: Actor, names: readonly string[]) {
  return read(villageRow)`
    select v.code, ${namesIn('v')} as names, ${placeRules} from location v
    where v.level = 'village' and v.valid_to is null and ${villageInScope('v.code', actor.scope)}
      and (${isNamed('v', names)} or v.code::text = any(${names}::text[]))`;
}

/** Birthdays of guardians of the area. */
export function guardiansBorn(actor: Actor, today: CivilDate, ids: readonly string[]) {
  return read({ beneficiary_id: col.bigint, dob: col.date, ben_name: col.text })`
    select b.beneficiary_id, b.dob, b.ben_name from beneficiary b
    where b.beneficiary_id = any(${ids}::bigint[]) and ${personInArea(actor, today)}`;
}

export const holderRow = {
  beneficiary_id: col.bigint,
  in_area: col.bool,
  token_hash: col.bytea,
  ben_name: col.text,
  dob: col.date,
  dob_is_year: col.bool,
  gender: col.int,
  guardian_name: col.text,
};
export type HolderRow = RowOf<typeof holderRow>;

/** Who is registered under these numbers, anywhere: only compared, never shown. */
export function holdersOf(actor: Actor, today: CivilDate, tokens: readonly Buffer[]) {
  return read(holderRow)`
    select t.token_hash, b.beneficiary_id, ${personInArea(actor, today)} as in_area, b.ben_name, b.dob, b.dob_is_year, b.gender, b.guardian_name
    from search_token t join beneficiary b using (beneficiary_id)
    where t.token_hash = any(${tokens}::bytea[])`;
}

export function membersSetting() {
  return read({ value: col.text })`select value from setting where key_name = 'max_members_per_mobile'`;
}
