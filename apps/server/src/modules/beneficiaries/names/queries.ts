import type { CivilDate } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import { villageInScope } from '../../../platform/access/scope.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, write } from '../../../platform/db/statement.ts';
import { joinVillage, personColumns, personInArea, personRow } from '../queries.ts';

/** Where a name is looked for: in the actor's area, or only in this village of it. */
export interface NamePlace {
  readonly actor: Actor;
  readonly village: number | null;
}

/** People judged by likeness at most. */
const mostJudged = 300;
/** Of a key that is only near to what was typed so many people are judged: a common one leaves room for the others. */
const mostOfNear = 40;

/** The villages of an area, looked up once: as a list they are one walk through the index for each key. */
const area = (actor: Actor, village: number | null = null) => sql`
  area as materialized (
    select array(select v.code from location v where v.level = 'village' and ${villageInScope('v.code', actor.scope)}
      and (${village}::int is null or v.code = ${village}::int)) as codes)`;
const inArea = sql`t.village_code = any((select codes from area)::int[])`;

/** Somebody whose name is judged: of hundreds only those who are shown are read whole. */
const namedRow = { beneficiary_id: col.bigint, ben_name: col.text };
export type NamedRow = RowOf<typeof namedRow>;

/** People of the area with one of the keys; those with more of them come first. */
export function peopleByName({ actor, village }: NamePlace, keys: readonly string[]) {
  return read(namedRow)`
    with ${area(actor, village)}, hit as (
      select t.beneficiary_id, count(*) as points from name_token t
      where t.token = any(${[...keys]}::text[]) and ${inArea}
      group by t.beneficiary_id
      order by points desc, t.beneficiary_id
      limit ${sql.lit(mostJudged)})
    select beneficiary_id, b.ben_name from hit join beneficiary b using (beneficiary_id)`;
}

/** People of the area with a key near to what was typed; the rarer a key, the sooner its people come. */
export function peopleNearName({ actor, village }: NamePlace, near: readonly string[]) {
  return read(namedRow)`
    with ${area(actor, village)}, each as (
      select near_key.token, found.beneficiary_id, count(*) over (partition by near_key.token) as many
      from unnest(${[...near]}::text[]) as near_key (token) cross join lateral (
        select t.beneficiary_id from name_token t where t.token = near_key.token and ${inArea}
        limit ${sql.lit(mostOfNear)}) as found
    ), hit as (
      select beneficiary_id from each group by beneficiary_id order by min(many), beneficiary_id
      limit ${sql.lit(mostJudged)})
    select beneficiary_id, b.ben_name from hit join beneficiary b using (beneficiary_id)`;
}

/** The people who are shown. */
export function shownPeople(people: readonly string[]) {
  return read(personRow)`
    select ${personColumns} from beneficiary b ${joinVillage}
    where b.beneficiary_id = any(${[...people]}::bigint[])`;
}

/** Who may be the one about to be registered or edited, as the rules compare them. */
const candidateRow = {
  ...personRow,
  dob_is_year: col.bool,
  same_mobile: col.bool,
  same_photo_id: col.bool,
  /** Whether the actor may see the person at all. */
  in_area: col.bool,
};
export type CandidateRow = RowOf<typeof candidateRow>;

/** What candidates for duplicates are looked for by; empty and null where it is not known. */
export interface CandidateQuestion {
  /** Keyed hashes of the number, under every key in use. */
  readonly mobile: readonly Buffer[];
  readonly photo_id: readonly Buffer[];
  readonly keys: readonly string[];
  readonly births: readonly [CivilDate, CivilDate] | null;
}

const mostCandidates = 400;

/**
 * People on the same mobile number, with the same photo ID, or of the actor's villages with a name that sounds alike
 * and a birth around the same time, the nearest birth first.
 */
export function candidates(actor: Actor, today: CivilDate, of: CandidateQuestion) {
  const [from, to] = of.births ?? [null, null];
  return read(candidateRow)`
    with ${area(actor)}, hit as (
      select beneficiary_id, bool_or(by_mobile) as same_mobile, bool_or(by_photo) as same_photo_id from (
        select t.beneficiary_id, true as by_mobile, false as by_photo from search_token t where t.token_hash = any(${of.mobile}::bytea[])
        union all
        select t.beneficiary_id, false, true from search_token t where t.token_hash = any(${of.photo_id}::bytea[])
        union all
        select t.beneficiary_id, false, false from name_token t
        where t.token = any(${[...of.keys]}::text[]) and ${inArea} and t.dob between ${from}::date and ${to}::date
      ) each group by beneficiary_id)
    select ${personColumns}, b.dob_is_year, hit.same_mobile, hit.same_photo_id,
      ${personInArea(actor, today)} as in_area
    from hit join beneficiary b using (beneficiary_id)
    ${joinVillage}
    order by hit.same_photo_id desc, hit.same_mobile desc,
      abs((b.dob - ${from}::date) - (${to}::date - b.dob)), b.beneficiary_id
    limit ${sql.lit(mostCandidates)}`;
}

/** Somebody on record as the rules compare them, for the described person `of`. */
const alikeRow = {
  of: col.text,
  ben_name: col.text,
  dob: col.date,
  dob_is_year: col.bool,
  gender: col.int,
  guardian_name: col.text,
};
export type AlikeRow = RowOf<typeof alikeRow>;

/** As `candidates` by name and birth, for many described people at once; `of` is each one's number. */
export function candidatesOfMany(
  actor: Actor,
  described: readonly {
    readonly of: string;
    readonly keys: readonly string[];
    readonly births: readonly [CivilDate, CivilDate];
  }[],
) {
  return read(alikeRow)`
    with ${area(actor)}
    select described.of::text as of, b.ben_name, b.dob, b.dob_is_year, b.gender, b.guardian_name
    from unnest(${described.map((each) => each.of)}::bigint[], ${described.map(({ keys }) => keys.join(' '))}::text[],
      ${described.map(({ births }) => births[0])}::date[], ${described.map(({ births }) => births[1])}::date[])
      as described (of, keys, born_from, born_to)
    cross join lateral (
      select t.beneficiary_id from name_token t
      where t.token = any(string_to_array(described.keys, ' ')) and ${inArea}
        and t.dob between described.born_from and described.born_to
      group by t.beneficiary_id
      order by min(abs((t.dob - described.born_from) - (described.born_to - t.dob))), t.beneficiary_id
      limit ${sql.lit(mostCandidates)}) as hit
    join beneficiary b using (beneficiary_id)`;
}

/** People on a mobile number, one left out. */
export function membersOnMobile(mobile: readonly Buffer[], without: string) {
  return read({ count: col.int })`
    select count(*)::int as count from search_token
    where token_hash = any(${mobile}::bytea[]) and kind = 0 and beneficiary_id <> ${without}::bigint`;
}

/** The same, and how many of them lie in the actor's area. */
export function membersSeen(actor: Actor, today: CivilDate, mobile: readonly Buffer[]) {
  return read({ count: col.int, seen: col.int })`
    select count(*)::int as count, count(*) filter (where ${personInArea(actor, today)})::int as seen
    from search_token t join beneficiary b using (beneficiary_id)
    where t.token_hash = any(${mobile}::bytea[]) and t.kind = 0`;
}

/** Two that bring one number wait for each other, in one order for all, so that its limit holds and nobody has it twice. */
export function holdNumbers(tokens: readonly Buffer[]) {
  const keys = tokens.map((token) => String(token.readBigInt64BE(0)));
  return write`select pg_advisory_xact_lock(key) from (
    select distinct key from unnest(${keys}::bigint[]) as each (key) order by key) as ordered`;
}

/**
 * Two that give one reference number to somebody wait for each other, in one order for all: a registration, and a delivery
 * whose child is registered later.
 */
export function holdReferences(references: readonly string[]) {
  return write`select pg_advisory_xact_lock(key) from (
    select distinct hashtextextended('reference ' || number, 0) as key
    from unnest(${[...references]}::text[]) as each (number) order by key) as ordered`;
}

/**
 * Two registrations of people who may be one wait for each other: of one mobile number, one photo ID, or a name that
 * sounds alike with a birth in the same or the next year. A file that is being stored is waited for.
 */
export function holdPerson(of: {
  readonly tokens: readonly Buffer[];
  readonly keys: readonly string[];
  readonly year: number | null;
}) {
  const { tokens, keys, year } = of;
  const numbers = tokens.map((token) => String(token.readBigInt64BE(0)));
  const names = year === null ? [] : keys.flatMap((key) => [`${key} ${year}`, `${key} ${year + 1}`]);
  return write`
    with files as materialized (select pg_advisory_xact_lock_shared(${sql.lit(importsLock)}))
    select pg_advisory_xact_lock(key) from files, (
      select key from (
        select unnest(${numbers}::bigint[]) as key
        union
        select hashtextextended('person ' || name, 0) from unnest(${names}::text[]) as each (name)) as all_keys
      order by key) as ordered`;
}

/** Locked by a file whose people are being stored, against others and against registrations. */
const importsLock = 7332003;

/** Imports that store people wait for each other and for registrations, so that none judges what another is about to store. */
export function holdImports() {
  return write`select pg_advisory_xact_lock(${sql.lit(importsLock)})`;
}

/** Of some numbers of people those whose person lies in the actor's area. */
export function inAreaAmong(actor: Actor, today: CivilDate, ids: readonly string[]) {
  return read({ beneficiary_id: col.bigint })`
    select b.beneficiary_id from beneficiary b
    where b.beneficiary_id = any(${[...ids]}::bigint[]) and ${personInArea(actor, today)}`;
}

/** The keys under which a person's name is found. */
export function storeNameTokens(
  of: { readonly village_id: number; readonly beneficiary_id: string; readonly dob: CivilDate },
  keys: readonly string[],
) {
  return write`
    insert into name_token (village_code, token, beneficiary_id, dob)
    select ${of.village_id}::int, token, ${of.beneficiary_id}::bigint, ${of.dob}::date from unnest(${[...keys]}::text[]) as each (token)
    on conflict do nothing`;
}

export function dropNameTokens(village_code: number, beneficiary_id: string, keys: readonly string[]) {
  return write`
    delete from name_token
    where village_code = ${village_code}::int and token = any(${[...keys]}::text[])
      and beneficiary_id = ${beneficiary_id}::bigint`;
}
