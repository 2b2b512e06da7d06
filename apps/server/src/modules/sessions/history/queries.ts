import type { Names } from '@teeka/domain/names';
import { sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { siteInScope } from '../../../platform/access/scope.ts';
import { namesIn } from '../../../platform/db/names.ts';
import { col } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';
import { fromPlans, plannedColumns, plannedRow } from '../plans/queries.ts';

const summaryRow = {
  ...plannedRow,
  started_by_name: col.text,
  ended_by_name: col.text,
  team: col.json<readonly { display_name: string; role: string }[]>(),
  doses: col.json<readonly { material_code: string; material_name: string; count: number }[]>(),
  reasons: col.json<readonly { reason: Names; count: number }[]>(),
  walk_ins: col.int,
};

const nameOf = (column: string) =>
  sql`coalesce((select u.display_name from app_user u where u.user_id = ${sql.ref(column)}), '')`;

/** What came of a session. Doses are found through the people of its list; voided ones do not count. */
export function summaryOf(scope: Scope, session: string) {
  return read(summaryRow)`
    select ${plannedColumns}, ${nameOf('p.started_by')} as started_by_name, ${nameOf('p.ended_by')} as ended_by_name,
      (select coalesce(json_agg(json_build_object('display_name', u.display_name, 'role', u.role)
          order by u.display_name), '[]')
        from session_team t join app_user u using (user_id) where t.session_id = p.session_id) as team,
      (select coalesce(json_agg(g order by g.count desc, g.material_code), '[]') from (
        select m.material_code, m.material_name, count(*)::int as count
        from session_roster r
        join dose d on d.beneficiary_id = r.beneficiary_id and d.session_id = r.session_id
        join material m on m.material_id = d.material_id
        where r.session_id = p.session_id and not exists (
          select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id)
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
