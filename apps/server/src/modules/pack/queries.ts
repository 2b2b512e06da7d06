import type { NotDoneReason } from '@teeka/contract/cases';
import type { NameFields } from '@teeka/contract/names';
import type { PackedPerson, VillageRules } from '@teeka/contract/pack';
import type { RosterEntry } from '@teeka/contract/sessions';
import type { Asha } from '@teeka/contract/sites';
import type { Batch, Material } from '@teeka/contract/vaccinations';
import { previousCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import type { Names } from '@teeka/domain/names';
import { offUntilSwitchedOn } from '@teeka/domain/schedule';
import type { KeptVials } from '@teeka/domain/stock';
import { killedVaccine } from '@teeka/domain/vaccinations';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import { siteInScope } from '../../platform/access/scope.ts';
import { namesIn } from '../../platform/db/names.ts';
import type { Since } from '../../platform/db/pack-cursor.ts';
import { col } from '../../platform/db/row.ts';
import { read } from '../../platform/db/statement.ts';
import { wordOf } from '../../platform/db/word-of.ts';
import { packedAccount, type SealedAccount } from '../abha/index.ts';
import { earlierEventJson } from '../aefi/index.ts';
import { ashaOfHousehold, knownByWord, packedDetailPairs, reportedDeadOn } from '../beneficiaries/index.ts';
import { biteCaseJson } from '../bites/index.ts';
import { certificatesChangedSince } from '../certificates/index.ts';
import { type PregnanciesOfRow, registeredChildrenOf, sealedEvents } from '../pregnancies/index.ts';
import { publishedBetween, type SessionRow, sessionColumns } from '../sessions/index.ts';
import { ashasOfSite, type SiteRow, siteColumns } from '../sites/index.ts';
import { countedAt, givenAt, keptVialsFrom, stopOfBatch, type VialsRow } from '../stock/index.ts';

/** What of a person is still sealed. */
type Sealed = PregnanciesOfRow & { readonly sealed_abha: SealedAccount | null };

const packRow = {
  /** What is older than this is in this pull or an earlier one, whatever commits later. */
  cursor: col.text,
  /** Which life of the database that is. */
  incarnation: col.text,
  whole: col.bool,
  site: col.json<SiteRow>(),
  villages: col.json<{ village_id: number; village_name: Names }[]>(),
  ashas: col.json<Asha[]>(),
  je_endemic: col.bool,
  village_rules: col.json<VillageRules[]>(),
  sessions: col.json<(SessionRow & VialsRow)[]>(),
  roster: col.json<RosterEntry[]>(),
  /** Lines taken off lists since the last pull. */
  removed: col.json<{ session_id: string; beneficiary_id: string }[]>(),
  people: col.json<(Omit<PackedPerson, 'registered_children'> & Sealed)[]>(),
  /** Who moved away since. */
  left: col.json<string[]>(),
  guests: col.json<string[]>(),
  /** Who of `people` is on a list. */
  on_lists: col.json<string[]>(),
  /** Hexadecimal, one number a line, in the order of `people`; an empty line where there is none. */
  mobiles: col.text,
  materials: col.json<Material[]>(),
  batches: col.json<Batch[]>(),
  reasons: col.json<(Omit<NotDoneReason, keyof NameFields<'reason'>> & { reason: Names })[]>(),
  kept_vials: col.json<KeptVials[]>(),
};

export interface PackQuestion {
  readonly actor: Actor;
  readonly site: string;
  /** First and last day of the sessions that travel. */
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Whether a material is of the national programme, of a site for bites, or of a programme that the state of the site has on. */
const offeredHere = sql<boolean>`(m.material_category <> all(${[...offUntilSwitchedOn]}::text[]) or exists (
  select from session_site t join facility f using (facility_id) join programme_on o on o.state_code = f.state_code
  where t.session_site_id = here.session_site_id and o.programme = m.material_category))`;

const ofSite = (column: string) => sql<boolean>`${sql.ref(column)} = (select session_site_id from here)`;

const list = (rows: RawBuilder<unknown>) => sql`(select coalesce(json_agg(x), '[]') from (${rows}) x)`;

/**
 * Whether a village is one of an ASHA's own at this moment: what is remembered of her sign-in may be some seconds old, and a
 * pull that went by it would pass over people for good.
 */
const isHers = (column: string, { user_id }: Actor) => sql<boolean>`${sql.ref(column)} in (
  select uv.village_code from user_village uv where uv.user_id = ${user_id}::uuid)`;

/** That an ASHA looks after the same villages as then: of those who live in others nothing changed, so everything comes anew. */
const sameVillages = ({ role, user_id }: Actor, change: string) =>
  role === 'ASHA'
    ? sql`and not exists (
        select from village_mapping m
        where (m.to_user = ${user_id}::uuid or m.from_user = ${user_id}::uuid) and m.beneficiary_id is null
          and m.changed_in >= ${change}::text::xid8)`
    : sql``;

/**
 * Site, catchment and sessions, who is on their lists, and who has an open course or case of a bite at the site, wherever
 * they live: day 7 comes without an appointment. The rest of the statement rests on them; an ASHA's is of her villages.
 * A line is news as of `listed_in`, with its session too: one that is put out, thawed or started late is new to phones.
 */
const ground = ({ actor, site, from, to }: PackQuestion) => {
  const isAsha = actor.role === 'ASHA';
  const ownVillages = isAsha ? sql`and ${isHers('sv.village_code', actor)}` : sql``;
  const ownPeople = isAsha ? sql`join beneficiary b using (beneficiary_id)` : sql``;
  const inVillages = isAsha ? sql`where ${isHers('b.village_code', actor)}` : sql``;
  return sql`
    here as materialized (
      select ${siteColumns}
      from session_site s
      join facility f using (facility_id)
      left join app_user u on u.user_id = ${actor.user_id}::uuid
      where s.session_site_id = ${site}::uuid and ${siteInScope('s.session_site_id', actor.scope)}
    ), catchment as materialized (
      select sv.village_code from here join site_village sv using (session_site_id) where true ${ownVillages}
    ), planned as materialized (
      select ${sessionColumns}, p.changed_in as entered_in, ${givenAt} as doses_given, ${countedAt} as doses_counted
      from here join session_site s using (session_site_id) join vaccination_session p using (session_site_id)
      where p.session_id in (${publishedBetween({ from, to }, ofSite)})
    ), listed as materialized (
      select r.*, greatest(r.changed_in, entered_in) as listed_in
      from planned join session_roster r using (session_id) ${ownPeople} ${inVillages}
    ), treated as materialized (
      select distinct b.beneficiary_id, b.village_code, b.changed_in
      from here join bite_case k on k.session_site_id = here.session_site_id and k.is_open
      join beneficiary b using (beneficiary_id) ${inVillages}
    )`;
};

/** Where the schedule differs, of every village that somebody in the pack may live in. */
const villageRules = sql`
  select v.code as village_id, d.je_endemic, coalesce(s.programmes_off, '{}') as programmes_off,
    array(select programme from programme_on o where o.state_code = s.code order by programme) as programmes_on
  from (
    select village_code from catchment
    union select b.village_code from listed join beneficiary b using (beneficiary_id)
    union select village_code from treated
  ) own
  join location v on v.level = 'village' and v.code = own.village_code
  join location k on k.level = 'block' and k.code = v.parent_code
  join location d on d.level = 'district' and d.code = k.parent_code
  left join location s on s.level = 'state' and s.code = d.parent_code
  where d.je_endemic or s.programmes_off <> '{}' or exists (select from programme_on o where o.state_code = s.code) order by v.code`;

/** The people of `chosen`, packed; both aggregates in the same order. */
const packed = sql`
  killed as materialized (select material_id from material where material_code = ${killedVaccine}),
  packed as materialized (
    select b.beneficiary_id, b.mobile_sealed, json_build_object(
      'beneficiary_id', b.beneficiary_id::text, 'ben_name', b.ben_name, 'dob', b.dob, 'gender', b.gender,
      'guardian_name', b.guardian_name, 'village_id', b.village_code, 'ben_type_id', b.ben_type_id,
      'lmp_date', b.lmp_date, 'photo_id_type', b.photo_id_type, 'photo_id_last4', b.photo_id_last4,
      'deceased_on', b.deceased_on, 'doses', coalesce(given.doses, '[]'),
      'previous_doses', coalesce(given.previous, '[]'), 'version', b.version,
      'dob_is_year', b.dob_is_year, 'guardian_ben_id', b.guardian_id::text, 'reported_dead_on', ${reportedDeadOn('b')}, 'asha_id', ${ashaOfHousehold}, ${packedDetailPairs},
      'sealed_events', ${sealedEvents}, 'registered_children', ${registeredChildrenOf}, 'sealed_abha', ${packedAccount}, 'bite_cases', coalesce(bites.cases, '[]'), 'adverse_events', coalesce(adverse.events, '[]')) as person
    from chosen
    join beneficiary b using (beneficiary_id)
    left join lateral (select array_agg(x.dose_id) as ids from dose_void x
      where x.beneficiary_id = b.beneficiary_id) void on true
    left join lateral (
      select json_agg(case
          when d.material_id = killed.material_id
          then json_build_array(d.dose_code, d.given_on, case when d.dose_id = any(void.ids) then 1 else 0 end, 1)
          else json_build_array(d.dose_code, d.given_on, case when d.dose_id = any(void.ids) then 1 else 0 end)
        end order by d.given_on, d.dose_code, d.attempt) as doses,
        json_agg(json_build_array(d.dose_code, d.given_on, (
            select ${wordOf(previousCodes, 'p.status')} from previous_vaccination p
            where p.beneficiary_id = d.beneficiary_id and p.case_id = d.case_id),
            case when ${knownByWord('d')} then 1 else 0 end) order by d.given_on, d.dose_code)
          filter (where d.origin = 'previous' and d.dose_id <> all(coalesce(void.ids, '{}'))) as previous
      from dose d left join killed on true where d.beneficiary_id = b.beneficiary_id) given on true
    left join lateral (
      select json_agg(${biteCaseJson} order by k.opened_at, k.case_id) as cases
      from bite_case k where k.beneficiary_id = b.beneficiary_id) bites on true
    left join lateral (
      select json_agg(${earlierEventJson} order by r.vaccinated_on, r.report_id) as events
      from aefi_report r where r.beneficiary_id = b.beneficiary_id) adverse on true
  )`;

interface Changed {
  readonly roster: RawBuilder<unknown>;
  readonly removed: RawBuilder<unknown>;
  readonly left: RawBuilder<unknown>;
}

const answer = ({ from }: PackQuestion, whole: RawBuilder<boolean>, changed: Changed) => sql`
  select pg_snapshot_xmin(pg_current_snapshot())::text as cursor, incarnation() as incarnation, ${whole} as whole, row_to_json(here) as site,
    ${list(sql`
      select l.code as village_id, ${namesIn('l')} as village_name
      from catchment join location l on l.level = 'village' and l.code = village_code order by l.name_en, l.code`)}
      as villages,
    (select ${ashasOfSite} from session_site s where s.session_site_id = here.session_site_id) as ashas,
    exists (
      select from catchment
      join location v on v.level = 'village' and v.code = village_code
      join location k on k.level = 'block' and k.code = v.parent_code
      join location d on d.level = 'district' and d.code = k.parent_code
      where d.je_endemic) as je_endemic,
    ${list(villageRules)} as village_rules,
    ${list(sql`select * from planned order by date_of_session, start_time, session_name, session_id`)} as sessions,
    ${list(sql`
      select session_id, beneficiary_id::text, status, added_from, verified_by, verified_at, verification_method,
        reject_reason_id, to_char(slot_time, 'HH24:MI') as slot_time, carried_from, version
      from listed where ${changed.roster} order by session_id, beneficiary_id`)} as roster,
    ${list(sql`
      select session_id, beneficiary_id::text from planned join session_roster_removed using (session_id)
      where ${changed.removed} order by session_id, beneficiary_id`)} as removed,
    (select coalesce(json_agg(person order by beneficiary_id), '[]') from packed) as people,
    coalesce((${changed.left}), '[]') as left,
    (select coalesce(json_agg(beneficiary_id::text order by beneficiary_id), '[]') from treated
      where village_code not in (select village_code from catchment)) as guests,
    (select coalesce(json_agg(beneficiary_id::text), '[]') from chosen
      where beneficiary_id in (select beneficiary_id from listed)) as on_lists,
    (select coalesce(string_agg(encode(coalesce(mobile_sealed, ''), 'hex'), E'\n' order by beneficiary_id), '')
      from packed) as mobiles,
    ${list(sql`
      select material_id, material_code, material_name, material_category, doses_per_vial, dose_codes
      from material m where ${offeredHere} order by material_id`)} as materials,
    ${list(sql`
      select k.batch_id, k.material_id, k.batch_number, k.manufacturer, k.expiry_date, k.session_site_id,
        ${stopOfBatch} as stop
      from batch k where k.session_site_id = here.session_site_id order by k.material_id, k.expiry_date, k.batch_id`)}
      as batches,
    ${list(sql`
      select n.reason_id, n.reason_code, ${namesIn('n', 'reason')} as reason from not_done_reason n order by n.reason_id`)}
      as reasons,
    ${list(sql`select * from (${keptVialsFrom(sql`(select session_site_id from here)`, from)}) kept`)} as kept_vials
  from here`;

/** Everything, in one statement and therefore of one moment. */
export function wholePack(question: PackQuestion) {
  return read(packRow)`
    with ${ground(question)}, chosen as materialized (
      select b.beneficiary_id from catchment join beneficiary b using (village_code)
      union select beneficiary_id from listed
      union select beneficiary_id from treated
    ), ${packed}
    ${answer(question, sql<boolean>`true`, {
      roster: sql`true`,
      removed: sql`false`,
      left: sql`null::json`,
    })}`;
}

/**
 * What changed since an earlier pull: people, their doses and voids, lists. A change number that this database never
 * reached, or one of another life of it (it was restored from a backup, or moved), brings everything; so does a change of
 * an ASHA's villages.
 */
export function packSince(
  question: PackQuestion,
  { change, newDay, incarnation }: Pick<Since, 'change' | 'newDay' | 'incarnation'>,
) {
  return read(packRow)`
    with feed as materialized (
      select known, case when known then ${change}::text::xid8 else '0'::xid8 end as since
      from (select ${incarnation}::text = incarnation()
        and ${change}::text::xid8 <= pg_snapshot_xmax(pg_current_snapshot())
        ${sameVillages(question.actor, change)} as known) reached
    ), ${ground(question)}, changed as materialized (
      select b.beneficiary_id from catchment join beneficiary b using (village_code)
        where b.changed_in >= (select since from feed)
      union
      select d.beneficiary_id from catchment join dose d using (village_code)
        where d.changed_in >= (select since from feed)
      union
      select x.beneficiary_id from catchment join dose_void x using (village_code)
        where x.changed_in >= (select since from feed)
    ), chosen as materialized (
      select b.beneficiary_id from changed join beneficiary b using (beneficiary_id)
        where b.village_code in (select village_code from catchment)
      union
      select l.beneficiary_id from listed l join beneficiary b using (beneficiary_id)
        where ${newDay}::boolean or l.listed_in >= (select since from feed) or b.changed_in >= (select since from feed)
          or exists (select from dose d where d.beneficiary_id = l.beneficiary_id
            and d.changed_in >= (select since from feed))
          or exists (select from dose_void x where x.beneficiary_id = l.beneficiary_id
            and x.changed_in >= (select since from feed))
          or ${certificatesChangedSince('l.beneficiary_id', sql`(select since from feed)`)}
      union
      select beneficiary_id from treated
        where ${newDay}::boolean or changed_in >= (select since from feed)
    ), ${packed}
    ${answer(question, sql<boolean>`(select not known from feed)`, {
      roster: sql`${newDay}::boolean or listed_in >= (select since from feed)`,
      removed: sql`changed_in >= (select since from feed)`,
      left: sql`
        select json_agg(distinct g.beneficiary_id::text)
        from catchment join departure g using (village_code) join beneficiary b using (beneficiary_id)
        where g.changed_in >= (select since from feed)
          and b.village_code not in (select village_code from catchment)
          and b.beneficiary_id not in (select beneficiary_id from listed union all select beneficiary_id from treated)`,
    })}`;
}
