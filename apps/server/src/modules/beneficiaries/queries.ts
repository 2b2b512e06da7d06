import { previousCodes } from '@teeka/contract/word-for';
import { fieldRow, packedFields } from '@teeka/domain/beneficiaries';
import type { CivilDate } from '@teeka/domain/calendar';
import type { PreviousStatus } from '@teeka/domain/vaccinations';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import { siteInScope, treeLevel, villageInScope } from '../../platform/access/scope.ts';
import { namesIn } from '../../platform/db/names.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { columns, read, write } from '../../platform/db/statement.ts';
import { isOneOf, wordOf } from '../../platform/db/word-of.ts';
import { reportedDeadOn } from './death/queries.ts';
import { columnOfDetail, detailColumns } from './detail-columns.ts';
import { ashaOfHousehold } from './household/queries.ts';

/** A person as lists and searches show one; numbers still sealed. */
export const personRow = {
  beneficiary_id: col.bigint,
  ben_name: col.text,
  dob: col.date,
  gender: col.int,
  guardian_name: col.text,
  village: col.names.orNull,
  mobile_sealed: col.bytea.orNull,
  photo_id_type: col.int.orNull,
  photo_id_last4: col.text,
  deceased_on: col.date.orNull,
};
export type PersonRow = RowOf<typeof personRow>;

/** What the schedule asks of a person, of a row `b` of `beneficiary`. */
export const judgedPerson = {
  beneficiary_id: col.bigint,
  dob: col.date,
  gender: col.int,
  lmp_date: col.date.orNull,
  deceased_on: col.date.orNull,
};

/** What `placeRules` answers. */
export const placeRow = { je_endemic: col.bool, programmes_off: col.text.array, programmes_on: col.text.array };

const { guardian_name: _, ...otherDetails } = detailColumns;

const personDetailsRow = {
  ...personRow,
  ...detailColumns,
  ben_type_id: col.int,
  address: col.text,
  ...placeRow,
  version: col.int,
  dob_is_year: col.bool,
  village_code: col.int,
  guardian_id: col.bigint.orNull,
  /** Of the number of the linked health account. */
  abha_last4: col.text.orNull,
  reported_dead_on: col.date.orNull,
  family: col.json<readonly FamilyMember[]>(),
  doses: col.json<readonly DoseOfPerson[]>(),
  ashas: col.json<readonly AshaOfPerson[]>(),
};
export type PersonDetailsRow = RowOf<typeof personDetailsRow>;

/** Somebody of the same family: the guardian, whoever has the same guardian, whose guardian the person is. */
export interface FamilyMember {
  readonly beneficiary_id: string;
  readonly ben_name: string;
  readonly dob: CivilDate;
  readonly gender: number;
  readonly relation: 'guardian' | 'sibling' | 'child';
}

export interface DoseOfPerson {
  readonly dose_id: string;
  readonly dose_code: string;
  readonly given_on: CivilDate;
  readonly vaccine: string | null;
  /** Of a dose given elsewhere: where its record stands; null of others. */
  readonly previous_status: PreviousStatus | null;
  readonly by_word: boolean;
}

/** Who visits somebody's household; her number in hexadecimal as it rests. */
export interface AshaOfPerson {
  readonly user_id: string;
  readonly asha_name: string;
  readonly mobile_hex: string | null;
}

/** How many people one search shows: a family has one number, a mistyped one must not open a village. */
const mostFound = 20;
/** How long a session of the past keeps its people within reach of its site, in days. */
const rosterReach = 30;

/** Columns of `PersonRow`; `b` is the beneficiary, `v` the village. */
export const personColumns = sql`
  b.beneficiary_id, b.ben_name, b.dob, b.gender, b.guardian_name, ${namesIn('v')} as village,
  b.mobile_sealed, b.photo_id_type, b.photo_id_last4, b.deceased_on`;

export const joinVillage = sql`left join location v on v.level = 'village' and v.code = b.village_code`;

/**
 * The condition under which beneficiary `b`, or of another alias, lies in the actor's area: by village or, for those
 * who work at sites, by a case of a bite that is open there, whose course outlasts the reach of its list, or on the list
 * of a recent or coming session there. An ASHA sees her own villages only.
 */
export function personInArea(
  { role, scope }: Actor,
  today: CivilDate,
  person: 'b' | 'kin' | 'child' = 'b',
): RawBuilder<boolean> {
  const byVillage = villageInScope(`${person}.village_code`, scope);
  if (role === 'ASHA' || scope.level === 'National' || treeLevel[scope.level]) return byVillage;
  const beneficiary = sql.ref(`${person}.beneficiary_id`);
  return sql<boolean>`(${byVillage} or exists (
    select from bite_case treated
    where treated.beneficiary_id = ${beneficiary} and treated.is_open
      and ${siteInScope('treated.session_site_id', scope)}) or exists (
    select from vaccination_session reach
    join session_roster listed on listed.session_id = reach.session_id and listed.beneficiary_id = ${beneficiary}
    where ${siteInScope('reach.session_site_id', scope)}
      and reach.date_of_session >= ${today}::date - ${sql.lit(rosterReach)}::int))`;
}

/** What the schedule depends on by place: columns of the district and the state of village `v`. */
export const placeRules = sql`
  coalesce((select e.je_endemic from location k join location e on e.level = 'district' and e.code = k.parent_code
    where k.level = 'block' and k.code = v.parent_code), false) as je_endemic,
  coalesce((select s.programmes_off from location k join location e on e.level = 'district' and e.code = k.parent_code
    join location s on s.level = 'state' and s.code = e.parent_code
    where k.level = 'block' and k.code = v.parent_code), '{}') as programmes_off,
  array(select o.programme from location k join location e on e.level = 'district' and e.code = k.parent_code
    join programme_on o on o.state_code = e.parent_code
    where k.level = 'block' and k.code = v.parent_code order by o.programme) as programmes_on`;

/** Is dose `d`, or of another alias, known by word alone? Approval with a document makes it a documented one. */
export const knownByWord = (
  dose: 'd' | 'g',
): RawBuilder<boolean> => sql<boolean>`(${sql.ref(`${dose}.origin`)} = 'previous'
  and exists (select from previous_vaccination reported
    where reported.beneficiary_id = ${sql.ref(`${dose}.beneficiary_id`)} and reported.case_id = ${sql.ref(`${dose}.case_id`)}
      and reported.proof = 'word' and not ${isOneOf(previousCodes, 'reported.status', 'approved')}))`;

/** Was a dose, a row of `dose` by its alias, given by others and only written down here? */
export const givenByOthers = (dose: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce((${sql.ref(`${dose}.amounts`)}->>'elsewhere')::boolean, false)`;

/** The details of `b` that the pack has, each with its name, as a JSON object takes them. */
export const packedDetailPairs = sql.join(
  packedFields.map((field) => {
    const value = sql.ref(`b.${columnOfDetail(field)}`);
    const isWritten = fieldRow(field).kind === 'written-day';
    return sql`${sql.lit(field)}, ${isWritten ? sql`coalesce(${value}::text, '')` : value}`;
  }),
);

/** The people behind a searched number: one look-up of its hashes, one under each key in use, then each person by key. */
export function peopleByToken(actor: Actor, today: CivilDate, tokens: readonly Buffer[]) {
  return read(personRow)`
    select ${personColumns}
    from search_token t
    join beneficiary b using (beneficiary_id)
    ${joinVillage}
    where t.token_hash = any(${tokens}::bytea[]) and ${personInArea(actor, today)}
    order by b.dob, b.beneficiary_id
    limit ${sql.lit(mostFound)}`;
}

/**
 * Holds a person's row until the transaction ends: what is done about one person is done one after the other. A statement
 * of its own, before those that read what it is judged by (see `firstLocked`).
 */
export function lockPerson(beneficiary_id: string) {
  return write`
    select from beneficiary b where b.beneficiary_id = ${beneficiary_id}::bigint
    for no key update of b`;
}

/** The person with a reference number, by primary key. */
export function personByReference(actor: Actor, today: CivilDate, reference: string) {
  return read(personRow)`
    select ${personColumns}
    from beneficiary b
    ${joinVillage}
    where b.beneficiary_id = ${reference}::bigint and ${personInArea(actor, today)}`;
}

/** A person of the actor's area with the doses on record and those of the family who are of the area too; voided doses are left out. */
export function personDetails(actor: Actor, today: CivilDate, reference: string) {
  const kinInArea = personInArea(actor, today, 'kin');
  return read(personDetailsRow)`
    select ${personColumns}, ${columns(otherDetails, 'b')}, b.ben_type_id, b.address, b.version, b.dob_is_year,
      b.village_code, b.guardian_id, ${reportedDeadOn('b')} as reported_dead_on,
      (select linked.number_last4 from abha_link linked where linked.beneficiary_id = b.beneficiary_id) as abha_last4,
      (select coalesce(json_agg(json_build_object(
          'beneficiary_id', k.beneficiary_id::text, 'ben_name', k.ben_name, 'dob', k.dob, 'gender', k.gender,
          'relation', k.relation) order by k.dob, k.beneficiary_id), '[]')
        from (
          select kin.beneficiary_id, kin.ben_name, kin.dob, kin.gender, 'guardian' as relation
            from beneficiary kin where kin.beneficiary_id = b.guardian_id and ${kinInArea}
          union all
          select kin.beneficiary_id, kin.ben_name, kin.dob, kin.gender, 'sibling'
            from beneficiary kin
            where kin.guardian_id = b.guardian_id and kin.beneficiary_id <> b.beneficiary_id and ${kinInArea}
          union all
          select kin.beneficiary_id, kin.ben_name, kin.dob, kin.gender, 'child'
            from beneficiary kin where kin.guardian_id = b.beneficiary_id and ${kinInArea}) k) as family,
      ${placeRules},
      (select coalesce(json_agg(json_build_object(
          'dose_id', d.dose_id, 'dose_code', d.dose_code, 'given_on', d.given_on, 'vaccine', m.material_code,
          'previous_status', case when d.origin = 'previous' then (select ${wordOf(previousCodes, 'p.status')} from previous_vaccination p
            where p.beneficiary_id = d.beneficiary_id and p.case_id = d.case_id) end,
          'by_word', ${knownByWord('d')})
          order by d.given_on, d.dose_code, d.attempt), '[]')
        from dose d
        left join dose_void x on x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id
        left join material m on m.material_id = d.material_id
        where d.beneficiary_id = b.beneficiary_id and x.dose_id is null) as doses,
      (select coalesce(json_agg(json_build_object('user_id', a.user_id, 'asha_name', a.display_name,
          'mobile_hex', encode(a.mobile_sealed, 'hex')) order by a.display_name, a.user_id), '[]')
        from user_village has join app_user a using (user_id)
        where has.village_code = b.village_code and a.role = 'ASHA' and a.is_active
          and coalesce(${ashaOfHousehold}, a.user_id) = a.user_id) as ashas
    from beneficiary b
    ${joinVillage}
    where b.beneficiary_id = ${reference}::bigint and ${personInArea(actor, today)}`;
}

/** What changed about a person travels in the pack: phones that hold the person fetch it anew. */
export const personChanged = (beneficiary_id: string) =>
  sql`update beneficiary set changed_in = pg_current_xact_id() where beneficiary_id = ${beneficiary_id}::bigint`;

export const storePersonChanged = (beneficiary_id: string) => write`${personChanged(beneficiary_id)}`;
