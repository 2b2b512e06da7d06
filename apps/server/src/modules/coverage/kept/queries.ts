import { sessionCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import { type CohortCount, cohortAges } from '@teeka/domain/coverage';
import { sql } from 'kysely';
import { col, orNone, type RowOf } from '../../../platform/db/row.ts';
import { seenSince } from '../../../platform/db/seen-since.ts';
import { manyValues, read, type Statement, write } from '../../../platform/db/statement.ts';
import { isOneOf } from '../../../platform/db/word-of.ts';
import { givenByOthers, joinVillage, reportedDeadOn } from '../../beneficiaries/index.ts';
import { changedRow, judged } from '../../schedule/index.ts';
import type { VialsOfMonth } from '../../stock/index.ts';
import { courseColumns } from '../course-columns.ts';

/** Holds a village until the transaction ends, so that another process takes others; nothing while another holds it. */
export function holdVillage(village: number) {
  return read({ village_code: col.int })`
    select village_code from coverage_village where village_code = ${village}::int for update skip locked`;
}

/**
 * The sites whose figures turn on what changed in a village: where doses were given or taken back, and where somebody who
 * changed has a course. The state of the places changes nothing of them.
 */
export function sitesTouched(village: number, rules: string) {
  return read({ session_site_id: col.uuid.butFilled })`
    with seen as materialized (
      select d.village_code, ${seenSince(rules)} as since from coverage_village d
      where d.village_code = ${village}::int
    ), doses as materialized (
      select g.beneficiary_id, g.session_site_id from seen join dose g using (village_code) where g.changed_in >= seen.since
      union all
      select g.beneficiary_id, g.session_site_id
      from seen join dose_void x using (village_code) join dose g using (beneficiary_id, dose_id)
      where x.changed_in >= seen.since
    ), people as materialized (
      select beneficiary_id from doses
      union select b.beneficiary_id from seen join beneficiary b using (village_code) where b.changed_in >= seen.since
    )
    select session_site_id from doses where session_site_id is not null
    union select k.session_site_id from people join bite_case k using (beneficiary_id)
    order by session_site_id`;
}

/** Puts a site back to nothing, so that its figures are made anew. */
export function putBackSite(site: string) {
  return write`
    update coverage_site set seen_to = '0'::xid8 where session_site_id = ${site}::uuid and seen_to <> '0'::xid8`;
}

const childRow = {
  ...orNone(changedRow),
  /** Below this everything was seen by this very statement. */
  horizon: col.text,
  places_version: col.text,
};

/** The living children of a village who were born from a day on, none who is reported dead; at least one row, with the horizon. */
export function childrenOf(village: number, { today, from }: { readonly today: CivilDate; readonly from: CivilDate }) {
  return read(childRow)`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select version from location_version)::text as places_version, who.*
    from (select 1) one left join (
      select ${judged(today)} from beneficiary b ${joinVillage}
      where b.village_code = ${village}::int and b.dob >= ${from}::date and b.deceased_on is null
        and ${reportedDeadOn('b')} is null
    ) who on true`;
}

/** Puts the figures of a village in the place of what was there. */
export function storeCohorts(village: number, counts: readonly CohortCount[]): Statement[] {
  return [
    write`delete from coverage_month where village_code = ${village}::int and age = any(${[...cohortAges]}::smallint[])`,
    write`
      insert into coverage_month (village_code, age, month, children, complete, eligible, had)
      select ${village}::int, c.age, c.month, c.children, c.complete, c.eligible, c.had
      from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c (age smallint, month date, children integer,
        complete integer, eligible integer[], had integer[])`,
  ];
}

interface Seen {
  readonly horizon: string;
  readonly rules: string;
}

/** Every session site has its line, new ones too. */
export function addSites() {
  return write`
    insert into coverage_site (session_site_id, seen_to, rules_version)
    select s.session_site_id, '0'::xid8, '' from session_site s
    where not exists (select from coverage_site d where d.session_site_id = s.session_site_id)
    on conflict do nothing`;
}

/**
 * The sites whose figures are behind, are put together under a block in which their facility no longer lies, or are of a day since
 * when an open course there has lapsed.
 */
export function sitesBehind(rules: string, today: CivilDate) {
  return read({ session_site_id: col.uuid })`
    select d.session_site_id from coverage_site d join session_site using (session_site_id) join facility f using (facility_id)
    cross join lateral (select ${seenSince(rules)} as since) s
    where s.since = '0'::xid8 or d.block_code is distinct from f.block_code or d.lapses_on <= ${today}::date
      or exists (select from vaccination_session p
        where p.session_site_id = d.session_site_id and p.changed_in >= s.since)
      or exists (select from utilisation_report u
        where u.session_site_id = d.session_site_id and u.changed_in >= s.since)
    order by d.session_site_id`;
}

/** Holds a site until the transaction ends, with below what everything is seen by the statements that follow. */
export function holdSite(site: string) {
  return read({ horizon: col.text })`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon from coverage_site
    where session_site_id = ${site}::uuid for update skip locked`;
}

/** Puts who is behind the figure of zero doses in the place of what was there; by the month in which each turns one. */
export function storeZeroDoses(
  village: number,
  children: readonly { readonly beneficiary_id: string; readonly month: CivilDate }[],
): Statement[] {
  return [
    write`delete from zero_dose_child where village_code = ${village}::int`,
    write`
      insert into zero_dose_child (beneficiary_id, village_code, month)
      select z.beneficiary_id, ${village}::int, z.month
      from jsonb_to_recordset(${JSON.stringify(children)}::jsonb) as z (beneficiary_id bigint, month date)`,
  ];
}

export const sessionsOfMonth = {
  month: col.date,
  planned: col.int,
  took_place: col.int,
  cancelled: col.int,
  doses: col.int,
};

/** A session `p` that was begun, whatever became of it afterwards. */
const tookPlace = sql`(p.started_at is not null or ${isOneOf(sessionCodes, 'p.status', 'on-going', 'ended')})`;

/**
 * Sessions of a site by their months: those published, of them those that took place, and cancelled before; and the doses that stand
 * which any of them gave.
 */
export function sessionsBySite(site: string, from: CivilDate) {
  return read(sessionsOfMonth)`
    select date_trunc('month', p.date_of_session)::date as month,
      (count(*) filter (where p.published or ${tookPlace}))::int as planned,
      (count(*) filter (where ${tookPlace}))::int as took_place,
      (count(*) filter (where p.published and not ${tookPlace}
        and ${isOneOf(sessionCodes, 'p.status', 'cancelled')}))::int as cancelled,
      coalesce(sum(g.doses), 0)::int as doses
    from vaccination_session p left join (
      select d.session_id, count(*) as doses from dose d
      where d.session_site_id = ${site}::uuid and d.session_id is not null and d.origin = 'session'
        and d.given_on >= ${from}::date and not ${givenByOthers('d')}
        and not exists (select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id)
      group by d.session_id) g using (session_id)
    where p.session_site_id = ${site}::uuid and p.date_of_session >= ${from}::date
    group by 1`;
}

const dayComing = { date_of_session: col.date, sessions: col.int };

/** Sessions of a site that are published, neither begun nor cancelled, and not past. */
export function sessionsComing(site: string, today: CivilDate) {
  return read(dayComing)`
    select p.date_of_session, count(*)::int as sessions from vaccination_session p
    where p.session_site_id = ${site}::uuid and p.date_of_session >= ${today}::date and p.published and not ${tookPlace}
      and not ${isOneOf(sessionCodes, 'p.status', 'cancelled')}
    group by p.date_of_session`;
}

const siteDayComing = { session_site_id: col.uuid, ...dayComing };
export type DayComing = RowOf<typeof dayComing>;

const siteMonth = { session_site_id: col.uuid, ...sessionsOfMonth, ...courseColumns };
export type SiteMonth = RowOf<typeof siteMonth>;

const vialsOfMonth = (vials: readonly VialsOfMonth[], site: string) => {
  const rows = vials.map((one) => ({ session_site_id: site, ...one }));
  const names = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  return write`
    insert into site_month_vials (${names})
    select ${names} from jsonb_populate_recordset(null::site_month_vials, ${JSON.stringify(rows)}::jsonb)`;
};

interface MadeOfSite {
  readonly months: readonly SiteMonth[];
  readonly vials: readonly VialsOfMonth[];
  readonly coming: readonly DayComing[];
}

/** Puts the figures of a site in the place of what was there. */
export function storeSite(site: string, { months, vials, coming }: MadeOfSite): Statement[] {
  return [
    write`delete from site_month where session_site_id = ${site}::uuid`,
    write`insert into site_month ${manyValues(siteMonth, months)}`,
    write`delete from site_day_coming where session_site_id = ${site}::uuid`,
    write`insert into site_day_coming ${manyValues(
      siteDayComing,
      coming.map((one) => ({ session_site_id: site, ...one })),
    )}`,
    write`delete from site_month_vials where session_site_id = ${site}::uuid`,
    ...(vials.length > 0 ? [vialsOfMonth(vials, site)] : []),
  ];
}

/** `lapsesOn`: the first day on which an open course there lapses; null where none will. */
export function storeSiteSeen(site: string, { horizon, rules }: Seen, lapsesOn: CivilDate | null) {
  return write`
    update coverage_site set seen_to = ${horizon}::text::xid8, rules_version = ${rules}, lapses_on = ${lapsesOn}::date
    where session_site_id = ${site}::uuid`;
}

/** Everything up to that instant is in the figures. */
export function storeRound(at: Date) {
  return write`
    insert into coverage_round (counted_at) values (${at}::timestamptz)
    on conflict (only_one) do update set counted_at = greatest(coverage_round.counted_at, excluded.counted_at)`;
}
