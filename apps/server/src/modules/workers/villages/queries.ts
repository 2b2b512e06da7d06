import type { AshaChoice } from '@teeka/contract/workers';
import type { Post } from '@teeka/domain/workers';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { villageInScope } from '../../../platform/access/scope.ts';
import { namesIn } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { manyValues, read, rowsAs, write } from '../../../platform/db/statement.ts';
import { householdOf } from '../../beneficiaries/index.ts';
import { inArea } from '../queries.ts';

const ashaRow = {
  user_id: col.uuid,
  user_name: col.text,
  display_name: col.text,
  role: col.text,
  user_level: col.text,
  facility: col.names.orNull,
  block: col.names.orNull,
  mobile_sealed: col.bytea.orNull,
  is_active: col.bool,
  last_sign_in_at: col.timestamptz.orNull,
  created_at: col.timestamptz,
  villages: col.int,
};
export type AshaRow = RowOf<typeof ashaRow>;

const ashaColumns = sql`
  u.user_id, u.user_name, u.display_name, u.role, u.user_level, ${namesIn('f')} as facility, ${namesIn('b')} as block,
  u.mobile_sealed, u.is_active, u.last_sign_in_at, u.created_at,
  (select count(*)::int from user_village has where has.user_id = u.user_id) as villages`;

const numberRow = { user_id: col.uuid, mobile_sealed: col.bytea.orNull, state_code: col.int.orNull };

/** Where those whom a mapping concerns are written to. */
export function numbersOf(ids: readonly string[]) {
  return read(numberRow)`
    select u.user_id, u.mobile_sealed, coalesce(u.state_code, f.state_code) as state_code
    from app_user u left join facility f on f.facility_id = u.facility_id where u.user_id = any(${[...ids]}::uuid[])`;
}

const ashas = sql`
  app_user u
  left join facility f on f.facility_id = u.facility_id
  left join location b on b.level = 'block' and b.code = coalesce(u.block_code, f.block_code)`;

/** An ASHA of the actor's area; undefined for who is posted elsewhere, for other roles and for nobody. */
export function ashaInArea(user_id: string, scope: Scope) {
  return read(ashaRow)`
    select ${ashaColumns} from ${ashas}
    where u.user_id = ${user_id}::uuid and u.role = 'ASHA' and ${inArea(scope)}`;
}

export interface AshaSearch {
  readonly scope: Scope;
  /** A part of the name, or the beginning of the user name; '' for all. */
  readonly search: string;
  /** The same in Latin letters, in which names of workers are kept. */
  readonly latin: string;
  readonly which: AshaChoice;
  /** Only those whose session sites serve this village; null for all. */
  readonly serving: number | null;
  /** Whoever has not signed in since, and had an account, is quiet. */
  readonly quietSince: Date;
  readonly limit: number;
  readonly offset: number;
}

/** ASHAs of the area by name; `total` counts all pages. */
export function ashasOfArea(input: AshaSearch) {
  const search = input.search.toLowerCase();
  const serving = sql`${input.serving}::int`;
  return read({ ...ashaRow, total: col.int })`
    select ${ashaColumns}, count(*) over ()::int as total
    from ${ashas}
    where u.role = 'ASHA' and ${inArea(input.scope)}
      and (position(${search} in lower(u.display_name)) > 0 or starts_with(lower(u.user_name), ${search})
        or position(${input.latin.toLowerCase()} in lower(u.display_name)) > 0)
      and case ${input.which}::text
        when 'without-villages' then u.is_active
          and not exists (select from user_village has where has.user_id = u.user_id)
        when 'closed' then not u.is_active
        when 'quiet' then u.is_active and coalesce(u.last_sign_in_at, u.created_at) < ${input.quietSince}::timestamptz
        else true end
      and (${serving} is null or exists (
        select from user_site posted join site_village served using (session_site_id)
        where posted.user_id = u.user_id and served.village_code = ${serving}))
    order by u.display_name, u.user_id
    limit ${input.limit}::int offset ${input.offset}::int`;
}

/** Holds an ASHA's account: nobody removes it, or maps her villages as well, before this is done. */
export function holdAsha(user_id: string) {
  return write`select from app_user where user_id = ${user_id}::uuid for no key update`;
}

/** Holds villages, so that two who give one of them away at once come one after the other. */
export function holdVillages(codes: readonly number[]) {
  return write`
    select from location where level = 'village' and code = any(${codes}::int[]) order by code for no key update`;
}

interface Holder extends Post {
  readonly user_id: string;
  /** Posted in the actor's area. */
  readonly here: boolean;
}

/** ASHAs other than one who look after the village `v`. */
const others = (user_id: string, scope: Scope, shown: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('user_id', u.user_id, 'role', u.role, 'user_level', u.user_level,
    'here', coalesce(${inArea(scope)}, false)${shown}) order by u.display_name, u.user_id), '[]')
  from user_village has join app_user u using (user_id)
  left join facility f on f.facility_id = u.facility_id
  where has.village_code = v.code and u.role = 'ASHA' and u.user_id <> ${user_id}::uuid)`;

const served = (user_id: string) => sql`(
  select sv.village_code from user_site us join site_village sv using (session_site_id)
  where us.user_id = ${user_id}::uuid)`;
const hers = (user_id: string) => sql<boolean>`exists (
  select from user_village own where own.user_id = ${user_id}::uuid and own.village_code = v.code)`;

const mappedRow = {
  village_id: col.int,
  hers: col.bool,
  open: col.bool,
  others: col.json<readonly Holder[]>(),
};
export type MappedRow = RowOf<typeof mappedRow>;

/** Villages of the actor's area as they stand for an ASHA; those outside of it are not among the rows. */
export function mappedVillages(user_id: string, codes: readonly number[], scope: Scope) {
  return read(mappedRow)`
    select v.code as village_id, ${hers(user_id)} as hers,
      v.valid_to is null and v.code in ${served(user_id)} as open,
      ${others(user_id, scope, sql``)} as others
    from location v
    where v.level = 'village' and v.code = any(${codes}::int[]) and ${villageInScope('v.code', scope)}
    order by v.code`;
}

const villageAtMove = { village_id: col.int, served: col.bool, shared: col.bool };

/** All villages that somebody looks after, wherever they lie, as they stand for a post at these session sites. */
export function villagesAtMove(user_id: string, sites: readonly string[]) {
  return read(villageAtMove)`
    select own.village_code as village_id,
      own.village_code in (select sv.village_code from site_village sv
        where sv.session_site_id = any(${[...sites]}::uuid[])) as served,
      exists (select from user_village has join app_user u using (user_id)
        where has.village_code = own.village_code and u.role = 'ASHA' and has.user_id <> own.user_id) as shared
    from user_village own where own.user_id = ${user_id}::uuid
    order by own.village_code`;
}

const shownVillageRow = {
  village_id: col.int,
  village_name: col.names,
  block_name: col.names.orNull,
  hers: col.bool,
  open: col.bool,
  people: col.int,
  families: col.int,
  families_hers: col.int,
  others: col.json<readonly (Holder & { readonly asha_name: string; readonly is_active: boolean })[]>(),
};
export type ShownVillageRow = RowOf<typeof shownVillageRow>;

const blockOfVillage = sql`left join location k on k.level = 'block' and k.code = v.parent_code`;

/** Who lives in the village `v`, and in how many households, one ASHA's among them. */
const inhabitants = (user_id: string) => sql`lateral (
  select count(*)::int as people, count(distinct household)::int as families,
    (count(distinct household) filter (where asha_id = ${user_id}::uuid))::int as families_hers
  from (select p.asha_id, ${householdOf('p')} as household from beneficiary p
    where p.village_code = v.code and p.deceased_on is null) p) lives`;

/** An ASHA's villages and those that her sites serve, as far as they lie in the actor's area. */
export function villagesOfAsha(user_id: string, scope: Scope) {
  return read(shownVillageRow)`
    select v.code as village_id, ${namesIn('v')} as village_name, ${namesIn('k')} as block_name,
      ${hers(user_id)} as hers, v.valid_to is null and v.code in ${served(user_id)} as open, people, families, families_hers,
      ${others(user_id, scope, sql`, 'asha_name', u.display_name, 'is_active', u.is_active`)} as others
    from location v ${blockOfVillage} cross join ${inhabitants(user_id)}
    where v.level = 'village' and ${villageInScope('v.code', scope)}
      and (${hers(user_id)} or v.valid_to is null and v.code in ${served(user_id)})
    order by v.name_en, v.code`;
}

const mappingRow = {
  mapping_id: col.uuid,
  at: col.timestamptz,
  village_id: col.int,
  village_name: col.names,
  from_user: col.uuid.orNull,
  from_name: col.text.orNull,
  to_user: col.uuid.orNull,
  to_name: col.text.orNull,
  shared: col.bool,
  household: col.text.orNull,
  households: col.int,
  by_name: col.text,
  reason: col.text,
  total: col.int,
};
export type MappingRow = RowOf<typeof mappingRow>;

/** What came to an ASHA and went from her, the latest first. */
export function mappingHistory(user_id: string, scope: Scope, most: number) {
  return read(mappingRow)`
    select m.mapping_id, m.mapped_at as at, m.village_code as village_id, ${namesIn('v')} as village_name,
      m.from_user, giver.display_name as from_name, m.to_user, taker.display_name as to_name, m.shared,
      case when m.beneficiary_id is not null then coalesce(living.ben_name, '') end as household, m.households,
      officer.display_name as by_name, m.reason, count(*) over ()::int as total
    from village_mapping m
    join location v on v.level = 'village' and v.code = m.village_code
    join app_user officer on officer.user_id = m.mapped_by
    left join app_user giver on giver.user_id = m.from_user
    left join app_user taker on taker.user_id = m.to_user
    left join beneficiary living on living.beneficiary_id = m.beneficiary_id
      and ${villageInScope('living.village_code', scope)}
    where m.from_user = ${user_id}::uuid or m.to_user = ${user_id}::uuid
    order by m.mapped_at desc, m.mapping_id desc
    limit ${most}::int`;
}

const given = { user_id: col.uuid, village_code: col.int };

export function giveVillages(rows: readonly RowOf<typeof given>[]) {
  return write`insert into user_village ${manyValues(given, rows)} on conflict do nothing`;
}

export function takeVillages(rows: readonly RowOf<typeof given>[]) {
  return write`
    delete from user_village has using unnest(
      ${rows.map(({ user_id }) => user_id)}::uuid[], ${rows.map(({ village_code }) => village_code)}::int[]
    ) as gone (user_id, village_code)
    where has.user_id = gone.user_id and has.village_code = gone.village_code`;
}

const newMapping = {
  mapping_id: col.uuid,
  village_code: col.int,
  beneficiary_id: col.bigint.orNull,
  from_user: col.uuid.orNull,
  to_user: col.uuid.orNull,
  shared: col.bool,
  mapped_by: col.uuid,
  mapped_at: col.timestamptz,
  reason: col.text,
};
export type NewMapping = RowOf<typeof newMapping>;

/** Each; of a village that somebody loses, with how many of its households are hers until then. */
export function storeMappings(rows: readonly NewMapping[]) {
  return write`
    insert into village_mapping (${sql.join(Object.keys(newMapping).map((name) => sql.ref(name)))}, households)
    select each.*, case when each.beneficiary_id is null then (
      select count(distinct ${householdOf('p')})::int from beneficiary p
      where p.asha_id = each.from_user and p.village_code = each.village_code and p.deceased_on is null) else 0 end
    from ${rowsAs('each', newMapping, rows)}`;
}
