import { type RawBuilder, sql } from 'kysely';
import { write } from '../../../platform/db/statement.ts';

/**
 * Which household of their village somebody belongs to: those on one mobile number, or without one those with one
 * guardian. This is the one place that says so; `person` is an alias of `beneficiary`.
 */
export const householdOf = (person: 'b' | 'n' | 'p'): RawBuilder<string> => sql<string>`coalesce(encode((
    select t.token_hash from search_token t where t.beneficiary_id = ${sql.ref(`${person}.beneficiary_id`)} and t.kind = 0
    order by t.token_hash limit 1), 'hex'),
  coalesce(${sql.ref(`${person}.guardian_id`)}, ${sql.ref(`${person}.beneficiary_id`)})::text)`;

/**
 * Everybody of the household of `n`, `n` too: who may be one of them comes from indexes, and the definition decides. `n` is
 * a row of `beneficiary` with its `household`.
 */
export const housemates = sql`lateral (
  select b.beneficiary_id, b.asha_id, b.deceased_on from beneficiary b
  where b.village_code = n.village_code and ${householdOf('b')} = n.household and b.beneficiary_id in (
    select shared.beneficiary_id from search_token own join search_token shared using (token_hash)
    where own.beneficiary_id = n.beneficiary_id and own.kind = 0 and shared.kind = 0
    union all select n.beneficiary_id
    union all select n.guardian_id
    union all select ward.beneficiary_id from beneficiary ward
      where ward.guardian_id = coalesce(n.guardian_id, n.beneficiary_id))) mate`;

/** People with their household, as `housemates` takes them. */
export const housed = (ids: readonly string[]) => sql`(
  select n.beneficiary_id, n.village_code, n.guardian_id, n.asha_id, n.deceased_on, ${householdOf('n')} as household
  from beneficiary n where n.beneficiary_id = any(${[...ids]}::bigint[])) n`;

/**
 * Whoever joins a household takes its ASHA. Who has no household to join keeps the own one, as long as she has the village:
 * so it holds beyond a changed number, and not beyond a move.
 */
export function takeAshaOfHousehold(ids: readonly string[]) {
  return write`
    update beneficiary joins set asha_id = taken.asha_id, changed_in = pg_current_xact_id()
    from (
      select n.beneficiary_id, coalesce((
          select mate.asha_id from ${housemates}
          where mate.beneficiary_id <> n.beneficiary_id and mate.asha_id is not null and mate.deceased_on is null
          order by mate.beneficiary_id limit 1),
        (select has.user_id from user_village has where has.user_id = n.asha_id and has.village_code = n.village_code)
      ) as asha_id
      from ${housed(ids)}) taken
    where joins.beneficiary_id = taken.beneficiary_id and joins.asha_id is distinct from taken.asha_id`;
}

/**
 * Whose household `b` belongs to, as phones and lists go by it: nobody's in particular while her account is closed, or
 * nobody came.
 */
export const ashaOfHousehold = sql<string | null>`(
  select visits.user_id from app_user visits where visits.user_id = b.asha_id and visits.is_active)`;
