import type { Watch, WatchedBatch } from '@teeka/contract/stock/watched';
import type { CivilDate } from '@teeka/domain/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { siteInScope } from '../../../platform/access/scope.ts';
import { namesIn } from '../../../platform/db/names.ts';
import { col } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';

/** Batches that somebody has to look at; the first of them, and how many there are. */
export interface WatchedBatches {
  readonly total: number;
  readonly batches: WatchedBatch[];
}

/** So many are named. */
const mostNamed = 3;

/** Vials of a batch `w` that a site received and nobody counted as opened or damaged. */
const vialsLeft = sql`greatest(0,
  (select coalesce(sum(r.vials), 0) from batch k join stock_receipt r using (batch_id)
    where k.session_site_id = w.session_site_id and k.material_id = w.material_id
      and upper(trim(k.batch_number)) = w.batch)
  - (select coalesce(sum(l.vials_opened + l.vials_damaged), 0)
    from (select distinct on (u.session_id) u.session_id, u.utilisation_id from utilisation_report u
      where u.session_site_id = w.session_site_id
      order by u.session_id, u.captured_at desc, u.utilisation_id desc) r
    join utilisation_line l using (session_id, utilisation_id)
    where l.material_id = w.material_id and upper(trim(l.batch_number)) = w.batch))::int`;

/** Batches at sites of the area that are watched, a row for each site of each. */
const watched: { readonly [W in Watch]: (scope: Scope, today: CivilDate) => RawBuilder<unknown> } = {
  /** With vials left, from a day to 30 days later. */
  expiring: (scope, today) => sql`
    select w.*, null::text as reason from (
      select k.session_site_id, k.material_id, upper(trim(k.batch_number)) as batch, min(k.expiry_date) as expiry_date
      from batch k
      where k.expiry_date between ${today}::date and ${today}::date + 30 and ${siteInScope('k.session_site_id', scope)}
      group by 1, 2, 3) w
    where ${vialsLeft} > 0`,
  /** As long as they have not expired. */
  stopped: (scope, today) => sql`
    select x.session_site_id, x.material_id, x.batch_number as batch, k.expiry_date, x.reason
    from (select distinct on (b.session_site_id, b.material_id, b.batch_number) b.* from batch_stop b
      where ${siteInScope('b.session_site_id', scope)}
      order by b.session_site_id, b.material_id, b.batch_number, b.captured_at desc, b.stop_id desc) x
    join batch k on k.session_site_id = x.session_site_id and k.material_id = x.material_id
      and upper(trim(k.batch_number)) = x.batch_number and k.double_of is null
    where x.stopped and k.expiry_date >= ${today}::date`,
};

/** Each batch once, the first to expire first. */
export const watchedBatches = (watch: Watch, scope: Scope, today: CivilDate): RawBuilder<WatchedBatches> =>
  sql<WatchedBatches>`
  (select json_build_object('total', count(*)::int, 'batches', coalesce(
      json_agg(to_jsonb(one) - 'place' order by one.place) filter (where one.place <= ${sql.lit(mostNamed)}), '[]'))
    from (
      select w.material_id, m.material_name, m.material_code, w.batch as batch_number, min(w.expiry_date) as expiry_date,
        count(*)::int as sites, row_number() over (order by min(w.expiry_date), w.batch)::int as place
      from (${watched[watch](scope, today)}) w join material m using (material_id)
      group by w.material_id, m.material_name, m.material_code, w.batch) one)`;

const batchAtSiteRow = {
  material_id: col.int,
  material_name: col.text,
  material_code: col.text,
  batch_number: col.text,
  expiry_date: col.date,
  session_site_id: col.uuid,
  site: col.names,
  vials_left: col.int,
  reason: col.text.orNull,
};

interface Wish {
  readonly watch: Watch;
  readonly page: number;
  readonly pageSize: number;
}

/** The watched batches of the area at their sites, and how many of both there are. */
export function batchesAtSites(scope: Scope, today: CivilDate, { watch, page, pageSize }: Wish) {
  const these = watched[watch](scope, today);
  return {
    rows: read(batchAtSiteRow)`
      select w.material_id, m.material_name, m.material_code, w.batch as batch_number, w.expiry_date, w.session_site_id,
        ${namesIn('s')} as site, ${vialsLeft} as vials_left, w.reason
      from (${these}) w join material m using (material_id) join session_site s using (session_site_id)
      order by min(w.expiry_date) over (partition by w.material_id, w.batch), w.batch, w.material_id, w.session_site_id
      limit ${pageSize}::int offset ${(page - 1) * pageSize}::int`,
    count: read({ total: col.int, batches: col.int, sites: col.int })`
      select count(*)::int as total, count(distinct (w.material_id, w.batch))::int as batches,
        count(distinct w.session_site_id)::int as sites
      from (${these}) w`,
  };
}
