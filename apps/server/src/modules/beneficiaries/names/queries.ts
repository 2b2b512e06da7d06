import type { CivilDate } from '@teeka/domain/calendar';
import { type CompiledQuery, sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import { villageInScope } from '../../../platform/access/scope.ts';
import { build } from '../../../platform/db/build.ts';
import { joinVillage, type PersonRow, personColumns, personInArea } from '../queries.ts';

/** What a name is looked for by: keys of its own sound, and those one typing error away. */
export interface NameQuestion {
  readonly keys: readonly string[];
  readonly near: readonly string[];
  /** Only this village. */
  readonly village: number | null;
}

/** People judged by likeness at most; those with more and better keys come first. */
const mostJudged = 300;

/** People of the actor's villages whose names sound like what was typed. */
export function peopleByName(actor: Actor, of: NameQuestion): CompiledQuery<PersonRow> {
  return sql<PersonRow>`
    with hit as (
      select t.beneficiary_id, sum(case when t.token = any(${[...of.keys]}::text[]) then 10 else 1 end) as points
      from name_token t
      where ${villageInScope('t.village_code', actor.scope)}
        and (${of.village}::int is null or t.village_code = ${of.village}::int)
        and t.token = any(${[...of.keys, ...of.near]}::text[])
      group by t.beneficiary_id
      order by points desc, t.beneficiary_id
      limit ${sql.lit(mostJudged)})
    select ${personColumns}
    from hit join beneficiary b using (beneficiary_id)
    ${joinVillage}`.compile(build);
}

/** Who may be the one about to be registered or edited, as the rules compare them. */
export interface CandidateRow extends PersonRow {
  readonly dob_is_year: boolean;
  readonly same_mobile: boolean;
  readonly same_photo_id: boolean;
  /** Whether the actor may see the person at all. */
  readonly in_area: boolean;
}

/** What candidates for duplicates are looked for by; null and empty where it is not known. */
export interface CandidateQuestion {
  readonly mobile: Buffer | null;
  readonly photo_id: Buffer | null;
  readonly keys: readonly string[];
  readonly births: readonly [CivilDate, CivilDate] | null;
}

const mostCandidates = 400;

/**
 * People on the same mobile number, with the same photo ID, or of the actor's villages with a name that sounds alike
 * and a birth around the same time.
 */
export function candidates(
  actor: Actor,
  today: CivilDate,
  of: CandidateQuestion,
): CompiledQuery<CandidateRow> {
  const [from, to] = of.births ?? [null, null];
  return sql<CandidateRow>`
    with hit as (
      select beneficiary_id, bool_or(by_mobile) as same_mobile, bool_or(by_photo) as same_photo_id from (
        select t.beneficiary_id, true as by_mobile, false as by_photo from search_token t where t.token_hash = ${of.mobile}
        union all
        select t.beneficiary_id, false, true from search_token t where t.token_hash = ${of.photo_id}
        union all
        select t.beneficiary_id, false, false from name_token t
        where ${villageInScope('t.village_code', actor.scope)} and t.token = any(${[...of.keys]}::text[])
      ) each group by beneficiary_id)
    select ${personColumns}, b.dob_is_year, hit.same_mobile, hit.same_photo_id,
      ${personInArea(actor, today)} as in_area
    from hit join beneficiary b using (beneficiary_id)
    ${joinVillage}
    where hit.same_mobile or hit.same_photo_id or b.dob between ${from}::date and ${to}::date
    order by hit.same_photo_id desc, hit.same_mobile desc, b.beneficiary_id
    limit ${sql.lit(mostCandidates)}`.compile(build);
}

/** People on a mobile number, one left out. */
export function membersOnMobile(mobile: Buffer, without: string): CompiledQuery<{ count: number }> {
  return sql<{ count: number }>`
    select count(*)::int as count from search_token
    where token_hash = ${mobile} and kind = 0 and beneficiary_id <> ${without}::bigint`.compile(build);
}

/** Two registrations on one number wait for each other, so that its limit holds. */
export function holdMobile(mobile: Buffer): CompiledQuery {
  return sql`select pg_advisory_xact_lock(${String(mobile.readBigInt64BE(0))}::bigint)`.compile(build);
}

/** The keys under which a person's name is found. */
export function storeNameTokens(
  village_code: number,
  beneficiary_id: string,
  keys: readonly string[],
): CompiledQuery {
  return sql`
    insert into name_token (village_code, token, beneficiary_id)
    select ${village_code}::int, token, ${beneficiary_id}::bigint from unnest(${[...keys]}::text[]) as each (token)
    on conflict do nothing`.compile(build);
}

export function dropNameTokens(
  village_code: number,
  beneficiary_id: string,
  keys: readonly string[],
): CompiledQuery {
  return sql`
    delete from name_token
    where village_code = ${village_code}::int and token = any(${[...keys]}::text[])
      and beneficiary_id = ${beneficiary_id}::bigint`.compile(build);
}
