import type { HouseholdChoice } from '@teeka/contract/workers';
import type { CivilDate } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { villageInScope } from '../../../platform/access/scope.ts';
import { namesIn } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, rowsAs, write } from '../../../platform/db/statement.ts';
import { housed, householdOf, housemates } from '../../beneficiaries/index.ts';
import { inArea } from '../queries.ts';

/** Who visits a household, from an account `u` and its facility `f`. */
const ashaColumns = (scope: Scope) => sql`
  u.user_id, u.display_name, u.role, u.user_level, u.is_active, coalesce(${inArea(scope)}, false) as here`;
const ashaColumnTypes = {
  user_id: col.uuid.orNull,
  display_name: col.text.orNull,
  role: col.text.orNull,
  user_level: col.text.orNull,
  is_active: col.bool.orNull,
  here: col.bool,
};
const joinAsha = (of: 'h' | 'whose') => sql`
  left join app_user u on u.user_id = ${sql.ref(`${of}.asha_id`)} left join facility f on f.facility_id = u.facility_id`;

const namedRow = {
  beneficiary_id: col.bigint,
  village_id: col.int,
  household: col.text,
  ...ashaColumnTypes,
};
export type NamedRow = RowOf<typeof namedRow>;

/** The households of people who live in the actor's area; of others, and of nobody, there is no row. */
export function householdsNamed(ids: readonly string[], scope: Scope) {
  return read(namedRow)`
    select n.beneficiary_id, n.village_code as village_id, n.household, ${ashaColumns(scope)}
    from ${housed(ids)} left join lateral (
      select mate.asha_id from ${housemates} where mate.asha_id is not null and mate.deceased_on is null
      order by mate.beneficiary_id limit 1) whose on true ${joinAsha('whose')}
    where n.deceased_on is null and ${villageInScope('n.village_code', scope)}`;
}

const villageRow = { village_id: col.int, village_name: col.names };

/** A village of the area that an ASHA has. */
export function villageOfAsha(user_id: string, village: number, scope: Scope) {
  return read(villageRow)`
    select v.code as village_id, ${namesIn('v')} as village_name
    from location v join user_village has on has.village_code = v.code and has.user_id = ${user_id}::uuid
    where v.level = 'village' and v.code = ${village}::int and ${villageInScope('v.code', scope)}`;
}

/** The villages in which people live, wherever they are. */
export function villagesOfPeople(ids: readonly string[]) {
  return read({ village_id: col.int })`
    select distinct b.village_code as village_id from beneficiary b where b.beneficiary_id = any(${[...ids]}::bigint[])`;
}

export interface HouseholdSearch {
  readonly user_id: string;
  readonly village: number;
  readonly scope: Scope;
  readonly today: CivilDate;
  /** A part of the name of somebody who lives there, or of a guardian; '' for all. */
  readonly search: string;
  /** The same in Latin letters, in which names are kept. */
  readonly latin: string;
  readonly whose: HouseholdChoice;
  readonly limit: number;
  readonly offset: number;
}

const householdRow = {
  beneficiary_id: col.bigint,
  household_name: col.text,
  mobile_sealed: col.bytea.orNull,
  people: col.int,
  ...ashaColumnTypes,
  total: col.int,
};

const fullAge = 18;

/** One page of the households of a village of the area by name; `total` counts all pages. */
export function householdsOfVillage(input: HouseholdSearch) {
  const { user_id, village, scope, today } = input;
  const [search, latin] = [input.search.toLowerCase(), input.latin.toLowerCase()];
  const found = sql`(position(${search} in lower(b.ben_name)) > 0 or position(${latin} in lower(b.ben_name)) > 0
    or position(${search} in lower(b.guardian_name)) > 0 or position(${latin} in lower(b.guardian_name)) > 0)`;
  const grown = sql`b.gender = 2 and b.dob <= (${today}::date - make_interval(years => ${sql.lit(fullAge)}))`;
  const oldest = sql`order by b.dob, b.beneficiary_id`;
  return read(householdRow)`
    with living as materialized (
      select b.beneficiary_id, b.ben_name, b.guardian_name, b.dob, b.gender, b.mobile_sealed, b.asha_id,
        ${householdOf('b')} as household
      from beneficiary b
      where b.village_code = ${village}::int and b.deceased_on is null and ${villageInScope('b.village_code', scope)}
    ), households as (
      select (array_agg(b.beneficiary_id ${oldest}))[1] as beneficiary_id,
        coalesce((array_agg(b.ben_name ${oldest}) filter (where ${grown}))[1],
          (array_agg(b.guardian_name ${oldest}) filter (where b.guardian_name <> ''))[1],
          (array_agg(b.ben_name ${oldest}))[1]) as household_name,
        (array_agg(b.mobile_sealed ${oldest}))[1] as mobile_sealed,
        count(*)::int as people,
        (array_agg(b.asha_id order by b.beneficiary_id) filter (where b.asha_id is not null))[1] as asha_id
      from living b group by b.household having bool_or(${found})
    )
    select h.beneficiary_id, h.household_name, h.mobile_sealed, h.people, ${ashaColumns(scope)},
      count(*) over ()::int as total
    from households h ${joinAsha('h')}
    where case ${input.whose}::text
      when 'hers' then h.asha_id = ${user_id}::uuid when 'nobody' then h.asha_id is null else true end
    order by h.household_name, h.beneficiary_id
    limit ${input.limit}::int offset ${input.offset}::int`;
}

const handed = { beneficiary_id: col.bigint, asha_id: col.uuid.orNull };
export type Handed = RowOf<typeof handed>;

/** Gives households, each named by somebody of it, to an ASHA, or to nobody in particular. */
export function handHouseholds(rows: readonly Handed[]) {
  const ids = rows.map(({ beneficiary_id }) => beneficiary_id);
  return write`
    update beneficiary lives set asha_id = handed.asha_id, changed_in = pg_current_xact_id()
    from ${housed(ids)} join ${rowsAs('handed', handed, rows)} using (beneficiary_id) cross join ${housemates}
    where lives.beneficiary_id = mate.beneficiary_id and lives.asha_id is distinct from handed.asha_id`;
}

const lost = { user_id: col.uuid, village_code: col.int };
export type Lost = RowOf<typeof lost>;

/** Households of villages that somebody does not have any more are nobody's in particular. */
export function loseHouseholds(rows: readonly Lost[]) {
  return write`
    update beneficiary b set asha_id = null, changed_in = pg_current_xact_id()
    from ${rowsAs('gone', lost, rows)}
    where b.asha_id = gone.user_id and b.village_code = gone.village_code`;
}

/** Phones fetch anew who belongs to her: while her account is closed, her households are nobody's in particular. */
export function householdsChanged(user_id: string) {
  return write`update beneficiary set changed_in = pg_current_xact_id() where asha_id = ${user_id}::uuid`;
}
