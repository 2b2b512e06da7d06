import type { WatchedBatch } from '@teeka/contract/home';
import type { CivilDate } from '@teeka/domain/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { siteInScope } from '../../../platform/access/scope.ts';

/** Batches that somebody has to look at; the first of them, and how many there are. */
export interface WatchedBatches {
  readonly total: number;
  readonly batches: WatchedBatch[];
}

/** So many are named. */
const mostNamed = 10;

/** Of batches at sites (`material_id`, `batch`, `expiry_date`): each batch once, the first to expire first. */
const eachOnce = (watched: RawBuilder<unknown>): RawBuilder<WatchedBatches> => sql<WatchedBatches>`
  (select json_build_object('total', count(*)::int, 'batches', coalesce(
      json_agg(to_jsonb(one) - 'place' order by one.place) filter (where one.place <= ${sql.lit(mostNamed)}), '[]'))
    from (
      select w.material_id, m.material_name, m.material_code, w.batch as batch_number, min(w.expiry_date) as expiry_date,
        count(*)::int as sites, row_number() over (order by min(w.expiry_date), w.batch)::int as place
      from (${watched}) w join material m using (material_id)
      group by w.material_id, m.material_name, m.material_code, w.batch) one)`;

/** With vials left at sites of the area that expire from a day to 30 days later. */
export const expiringBatches = (scope: Scope, today: CivilDate): RawBuilder<WatchedBatches> =>
  eachOnce(sql`
    with going as materialized (
      select k.session_site_id, k.material_id, upper(trim(k.batch_number)) as batch, min(k.expiry_date) as expiry_date,
        sum((select coalesce(sum(r.vials), 0) from stock_receipt r where r.batch_id = k.batch_id)) as received
      from batch k
      where k.expiry_date between ${today}::date and ${today}::date + 30 and ${siteInScope('k.session_site_id', scope)}
      group by 1, 2, 3)
    select going.material_id, going.batch, going.expiry_date from going
    where going.received > (
      select coalesce(sum(l.vials_opened + l.vials_damaged), 0)
      from (select distinct on (u.session_id) u.session_id, u.utilisation_id from utilisation_report u
        where u.session_site_id = going.session_site_id
        order by u.session_id, u.captured_at desc, u.utilisation_id desc) r
      join utilisation_line l using (session_id, utilisation_id)
      where l.material_id = going.material_id and upper(trim(l.batch_number)) = going.batch)`);

/** Stopped at sites of the area, as long as they have not expired. */
export const stoppedBatches = (scope: Scope, today: CivilDate): RawBuilder<WatchedBatches> =>
  eachOnce(sql`
    select x.material_id, x.batch_number as batch, k.expiry_date
    from (select distinct on (b.session_site_id, b.material_id, b.batch_number) b.* from batch_stop b
      where ${siteInScope('b.session_site_id', scope)}
      order by b.session_site_id, b.material_id, b.batch_number, b.captured_at desc, b.stop_id desc) x
    join batch k on k.session_site_id = x.session_site_id and k.material_id = x.material_id
      and upper(trim(k.batch_number)) = x.batch_number and k.double_of is null
    where x.stopped and k.expiry_date >= ${today}::date`);
