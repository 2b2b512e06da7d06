import type { CivilDate } from '@teeka/domain/calendar';
import { type CompiledQuery, sql } from 'kysely';
import type { Actor } from '../../../../platform/access/actor.ts';
import { villageInScope } from '../../../../platform/access/scope.ts';
import { build } from '../../../../platform/db/build.ts';
import { personInArea } from '../../queries.ts';

export interface VillageRow {
  readonly code: number;
  readonly name_en: string;
  readonly name_hi: string;
}

/** Villages of the actor's area that have one of these codes or names (lower case). */
export function villagesNamed(actor: Actor, names: readonly string[]): CompiledQuery<VillageRow> {
  return sql<VillageRow>`
    select v.code, v.name_en, v.name_hi from location v
    where v.level = 'village' and v.valid_to is null and ${villageInScope('v.code', actor.scope)}
      and (lower(v.name_en) = any(${names}::text[]) or v.name_hi = any(${names}::text[])
        or v.code::text = any(${names}::text[]))`.compile(build);
}

/** Birthdays of guardians of the area. */
export function guardiansBorn(
  actor: Actor,
  today: CivilDate,
  ids: readonly string[],
): CompiledQuery<{ beneficiary_id: string; dob: CivilDate; ben_name: string }> {
  return sql<{ beneficiary_id: string; dob: CivilDate; ben_name: string }>`
    select b.beneficiary_id, b.dob, b.ben_name from beneficiary b
    where b.beneficiary_id = any(${ids}::bigint[]) and ${personInArea(actor, today)}`.compile(build);
}

export interface HolderRow {
  readonly beneficiary_id: string;
  readonly in_area: boolean;
  readonly token_hash: Buffer;
  readonly ben_name: string;
  readonly dob: CivilDate;
  readonly dob_is_year: boolean;
  readonly gender: number;
  readonly guardian_name: string;
}

/** Who is registered under these numbers, anywhere: only compared, never shown. */
export function holdersOf(actor: Actor, today: CivilDate, tokens: readonly Buffer[]): CompiledQuery<HolderRow> {
  return sql<HolderRow>`
    select t.token_hash, b.beneficiary_id, ${personInArea(actor, today)} as in_area, b.ben_name, b.dob, b.dob_is_year, b.gender, b.guardian_name
    from search_token t join beneficiary b using (beneficiary_id)
    where t.token_hash = any(${tokens}::bytea[])`.compile(build);
}

export function membersSetting(): CompiledQuery<{ value: string }> {
  return sql<{ value: string }>`select value from setting where key_name = 'max_members_per_mobile'`.compile(build);
}
