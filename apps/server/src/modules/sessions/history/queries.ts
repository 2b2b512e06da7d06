import type { HistoryColumn, HistoryOrder } from '@teeka/contract/sessions/history';
import type { Names, SpokenLanguage } from '@teeka/domain/names';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { siteInScope } from '../../../platform/access/scope.ts';
import { namesIn } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';
import { givenByOthers } from '../../beneficiaries/index.ts';
import { fromPlans, type PlanWish, plannedColumns, plannedRow, wished } from '../plans/queries.ts';

const pastRow = { ...plannedRow, doses: col.int };

/** Doses of a session, found through the people of its list; neither voided ones nor what others gave. */
const dosesOf = sql`
  from session_roster r join dose d on d.beneficiary_id = r.beneficiary_id and d.session_id = r.session_id
  where r.session_id = p.session_id and not ${givenByOthers('d')} and not exists (
    select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id)`;
const listed = (status: RawBuilder<unknown>) => sql`
  (select count(*) from session_roster r where r.session_id = p.session_id ${status})`;

const orderedBy = (column: HistoryColumn, language: SpokenLanguage): RawBuilder<unknown> =>
  ({
    date: sql`p.date_of_session`,
    site: sql`lower(${sql.ref(`s.name_${language}`)})`,
    block: sql`(select lower(${sql.ref(`b.name_${language}`)}) from location b
      where b.level = 'block' and b.code = f.block_code)`,
    listed: listed(sql``),
    vaccinated: listed(sql`and r.status = 'vaccinated'`),
    rejected: listed(sql`and r.status = 'rejected'`),
    doses: sql`(select count(*) ${dosesOf})`,
    status: sql`p.status`,
  })[column];

interface Ordered {
  readonly sort: HistoryOrder;
  readonly language: SpokenLanguage;
}

/** A page of the sessions of a time, as they are ordered; those that are alike the latest first. */
export function pastSessions(scope: Scope, wish: PlanWish, { sort, language }: Ordered) {
  const down = sort.startsWith('-');
  const column = (down ? sort.slice(1) : sort) as HistoryColumn;
  return read(pastRow)`
    select ${plannedColumns}, (select count(*)::int ${dosesOf}) as doses
    ${fromPlans}
    where ${wished(scope, wish)}
    order by ${orderedBy(column, language)} ${down ? sql`desc nulls last` : sql`nulls last`},
      p.date_of_session desc, p.start_time desc, s.name_en, p.session_id
    limit ${wish.pageSize}::int offset ${(wish.page - 1) * wish.pageSize}::int`;
}

const summaryRow = {
  ...plannedRow,
  started_by_name: col.text,
  ended_by_name: col.text,
  team: col.json<readonly { display_name: string; role: string }[]>(),
  doses: col.json<readonly { material_code: string; material_name: string; count: number }[]>(),
  reasons: col.json<readonly { reason: Names; count: number }[]>(),
  walk_ins: col.int,
};

export type SummaryRow = RowOf<typeof summaryRow>;

const nameOf = (column: string) =>
  sql`coalesce((select u.display_name from app_user u where u.user_id = ${sql.ref(column)}), '')`;

/** What came of a session. */
export function summaryOf(scope: Scope, session: string) {
  return read(summaryRow)`
    select ${plannedColumns}, ${nameOf('p.started_by')} as started_by_name, ${nameOf('p.ended_by')} as ended_by_name,
      (select coalesce(json_agg(json_build_object('display_name', u.display_name, 'role', u.role)
          order by u.display_name), '[]')
        from session_team t join app_user u using (user_id) where t.session_id = p.session_id) as team,
      (select coalesce(json_agg(g order by g.count desc, g.material_code), '[]') from (
        select m.material_code, m.material_name, count(*)::int as count
        from material m join (select d.material_id ${dosesOf}) given using (material_id)
        group by m.material_code, m.material_name) g) as doses,
      (select coalesce(json_agg(json_build_object('reason', ${namesIn('n', 'reason')}, 'count', g.count)
          order by g.count desc, n.reason_en), '[]') from (
        select r.reject_reason_id as reason_id, count(*)::int as count
        from session_roster r where r.session_id = p.session_id and r.status = 'rejected'
        group by r.reject_reason_id) g join not_done_reason n using (reason_id)) as reasons,
      (select count(*)::int from session_roster r
        where r.session_id = p.session_id and r.added_on >= p.date_of_session) as walk_ins
    ${fromPlans}
    where p.session_id = ${session}::uuid and ${siteInScope('p.session_site_id', scope)}`;
}
