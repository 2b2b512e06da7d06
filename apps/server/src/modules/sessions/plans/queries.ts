import { codeFor, sessionCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import type { OtherSession, SessionStatus, TeamMember } from '@teeka/domain/sessions';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { siteInScope } from '../../../platform/access/scope.ts';
import { namesIn } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, type Statement, set, values, write } from '../../../platform/db/statement.ts';
import { isOneOf } from '../../../platform/db/word-of.ts';
import { sessionColumns, sessionRow } from '../queries.ts';

export const plannedRow = {
  ...sessionRow,
  facility: col.names,
  block: col.names.orNull,
  team_members: col.uuid.array,
  team_names: col.text.array,
};
export type PlannedRow = RowOf<typeof plannedRow>;

/** Columns of `PlannedRow`; `p` is the session, `s` its site, `f` its facility. */
export const plannedColumns = sql`
  ${sessionColumns}, ${namesIn('f')} as facility,
  (select ${namesIn('b')} from location b where b.level = 'block' and b.code = f.block_code) as block,
  array(select t.user_id from session_team t where t.session_id = p.session_id order by t.user_id) as team_members,
  array(select u.display_name from session_team t join app_user u using (user_id)
    where t.session_id = p.session_id order by t.user_id) as team_names`;

export const fromPlans = sql`
  from vaccination_session p
  join session_site s using (session_site_id)
  join facility f using (facility_id)`;

export interface PlanWish {
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** Only this site, or all of the area. */
  readonly site: string | null;
  /** All that are looked for; null for every one. */
  readonly statuses: readonly SessionStatus[] | null;
  readonly page: number;
  readonly pageSize: number;
}

/** Of sessions `p` of the area those that are looked for. */
export const wished = (scope: Scope, { from, to, site, statuses }: PlanWish): RawBuilder<boolean> => {
  const codes = statuses?.map((status) => codeFor(sessionCodes, status)) ?? null;
  return sql<boolean>`
  ${siteInScope('p.session_site_id', scope)} and p.date_of_session between ${from}::date and ${to}::date
  and (${site}::uuid is null or p.session_site_id = ${site}::uuid)
  and (${codes}::int[] is null or p.status = any(${codes}::int[]))`;
};

/** A page of the sessions of a range of days, by day, time and site. */
export function plansOfArea(scope: Scope, wish: PlanWish) {
  return read(plannedRow)`
    select ${plannedColumns} ${fromPlans} where ${wished(scope, wish)}
    order by p.date_of_session, p.start_time, s.name_en, p.session_id limit ${wish.pageSize}::int offset ${(wish.page - 1) * wish.pageSize}::int`;
}

export function countPlans(scope: Scope, wish: PlanWish) {
  return read({ total: col.int })`
    select count(*)::int as total from vaccination_session p where ${wished(scope, wish)}`;
}

export function planOfArea(scope: Scope, session: string) {
  return read(plannedRow)`
    select ${plannedColumns} ${fromPlans}
    where p.session_id = ${session}::uuid and ${siteInScope('p.session_site_id', scope)}`;
}

/** The site of a plan. Locked, so that two plans for it are judged one after the other. */
export function holdSite(scope: Scope, site: string) {
  return read({ session_site_id: col.uuid, category: col.int, valid_to: col.date.orNull })`
    select s.session_site_id, s.category, s.valid_to from session_site s
    where s.session_site_id = ${site}::uuid and ${siteInScope('s.session_site_id', scope)}
    for no key update of s`;
}

/**
 * The people of a team. Locked after the site, in one order everywhere, so that two plans that want the same person at two
 * sites are judged one after the other, and none waits for the other in a circle.
 */
export function holdTeam(team: readonly string[]) {
  return read({ user_id: col.uuid })`
    select u.user_id from app_user u where u.user_id = any(${[...team]}::uuid[])
    order by u.user_id for no key update of u`;
}

const choiceRow = {
  team: col.json<readonly { user_id: string; display_name: string; role: string }[]>(),
  vaccines: col.json<readonly { material_code: string; material_name: string }[]>(),
  planned:
    col.json<
      readonly {
        session_id: string;
        date_of_session: CivilDate;
        start_time: string;
        end_time: string;
      }[]
    >(),
};

const posted = (site: RawBuilder<unknown>) => sql`
  select u.user_id, u.display_name, u.role from user_site us join app_user u using (user_id)
  where us.session_site_id = ${site} and u.is_active`;

/** A site of category 2 treats with what is no vaccine of the national programme. */
const given = (category: RawBuilder<unknown>) => sql`
  select m.material_id, m.material_code, m.material_name from material m
  where (m.material_category = 'Universal Immunization Programme') = (${category} = 1)`;

/** What a plan for a site of the area can be made of. */
export function choicesAt(scope: Scope, site: string, today: CivilDate) {
  return read(choiceRow)`
    select
      (select coalesce(json_agg(t order by t.display_name, t.user_id), '[]')
        from (${posted(sql`s.session_site_id`)}) t) as team,
      (select coalesce(json_agg(json_build_object('material_code', m.material_code, 'material_name', m.material_name)
        order by m.material_id), '[]') from (${given(sql`s.category`)}) m) as vaccines,
      (select coalesce(json_agg(json_build_object('session_id', p.session_id, 'date_of_session', p.date_of_session,
          'start_time', to_char(p.start_time, 'HH24:MI'), 'end_time', to_char(p.end_time, 'HH24:MI'))
          order by p.date_of_session, p.start_time), '[]')
        from vaccination_session p
        where p.session_site_id = s.session_site_id and p.date_of_session >= ${today}::date
          and not ${isOneOf(sessionCodes, 'p.status', 'cancelled', 'ended')}) as planned
    from session_site s
    where s.session_site_id = ${site}::uuid and ${siteInScope('s.session_site_id', scope)}`;
}

const groundRow = {
  vaccines: col.text.array,
  team: col.json<readonly TeamMember[]>(),
  others: col.json<readonly OtherSession[]>(),
};
export type GroundRow = RowOf<typeof groundRow>;

export interface Wanted {
  readonly site: string;
  readonly days: readonly CivilDate[];
  readonly team: readonly string[];
  /** The session itself, when it is changed. */
  readonly but: string | null;
}

/** What planning is judged by: who is posted, what is given, what else is on those days. Asked once the site is locked. */
export function planGround({ site, ...wanted }: Wanted) {
  return groundAt(sql`s.session_site_id = ${site}::uuid`, wanted);
}

function groundAt(where: RawBuilder<unknown>, { days, team, but }: Omit<Wanted, 'site'>) {
  return read(groundRow)`
    select
      array(select m.material_code from (${given(sql`s.category`)}) m) as vaccines,
      (select coalesce(json_agg(json_build_object('user_id', t.user_id, 'role', t.role)), '[]')
        from (${posted(sql`s.session_site_id`)}) t) as team,
      (select coalesce(json_agg(json_build_object('date_of_session', p.date_of_session,
          'start_time', to_char(p.start_time, 'HH24:MI'), 'end_time', to_char(p.end_time, 'HH24:MI'),
          'sameSite', p.session_site_id = s.session_site_id,
          'team_members', array(select x.user_id from session_team x where x.session_id = p.session_id))
          order by p.date_of_session, p.start_time), '[]')
        from (
          select o.* from vaccination_session o where o.session_site_id = s.session_site_id
            and o.date_of_session = any(${[...days]}::date[])
          union
          select o.* from session_team x join vaccination_session o using (session_id)
            where x.user_id = any(${[...team]}::uuid[]) and o.date_of_session = any(${[...days]}::date[])
        ) p
        where not ${isOneOf(sessionCodes, 'p.status', 'cancelled', 'ended')} and (${but}::uuid is null or p.session_id <> ${but}::uuid)) as others
    from session_site s where ${where}`;
}

/** The same for a session that is changed or restored: at its own site, and without itself. */
export function groundOfSession(session: string, { days, team }: Pick<Wanted, 'days' | 'team'>) {
  return groundAt(
    sql`s.session_site_id = (select q.session_site_id from vaccination_session q where q.session_id = ${session}::uuid)`,
    { days, team, but: session },
  );
}

/** How many stand on a session's list. */
export function listedAt(session: string) {
  return read({ listed: col.int })`
    select count(*)::int as listed from session_roster where session_id = ${session}::uuid`;
}

const planValues = {
  start_time: col.time,
  end_time: col.time,
  capacity: col.int,
  slots: col.int,
  vaccines: col.text.array,
  special_session_type_id: col.int.orNull,
  special_group: col.text,
  institution_name: col.text,
  min_age: col.int.orNull,
  max_age: col.int.orNull,
  facilitator_name: col.text,
  facilitator_designation: col.text,
  facilitator_mobile_sealed: col.bytea.orNull,
};
export type PlanValues = RowOf<typeof planValues>;

const changedPlan = { ...planValues, date_of_session: col.date };
const newPlan = {
  ...changedPlan,
  session_id: col.uuid,
  session_site_id: col.uuid,
  published: col.bool,
  planned_by: col.uuid,
};
export type NewPlan = RowOf<typeof newPlan>;

export function storePlans(plans: readonly NewPlan[]) {
  const named = { ...newPlan, session_name: col.text };
  return write`
    insert into vaccination_session ${values(named, ...plans.map((plan) => ({ ...plan, session_name: '' })))}`;
}

export function storeChange(session: string, plan: RowOf<typeof changedPlan>) {
  return write`
    update vaccination_session set ${set(changedPlan, plan)}, version = version + 1, changed_in = pg_current_xact_id()
    where session_id = ${session}::uuid`;
}

/** The team of a session is these people and nobody else. */
export function storeTeam(session: string, team: readonly string[]): readonly Statement[] {
  return [
    write`delete from session_team
      where session_id = ${session}::uuid and user_id <> all(${[...team]}::uuid[])`,
    write`insert into session_team (session_id, user_id)
      select ${session}::uuid, unnest(${[...team]}::uuid[]) on conflict do nothing`,
  ];
}

/** A slot of a plan that was changed, and where whoever was booked to it is booked now. */
export interface SlotChange {
  readonly from: string;
  readonly to: string | null;
}

export function storeSlotChanges(session: string, changes: readonly SlotChange[]) {
  return write`
    update session_roster r set slot_time = c."to"::time, version = r.version + 1, changed_in = pg_current_xact_id()
    from json_to_recordset(${JSON.stringify(changes)}::json) as c ("from" text, "to" text)
    where r.session_id = ${session}::uuid and to_char(r.slot_time, 'HH24:MI') = c."from"`;
}
