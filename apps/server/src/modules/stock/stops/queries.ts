import type { BatchStop, StopEvent } from '@teeka/domain/stock';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { siteInScope } from '../../../platform/access/scope.ts';
import { col } from '../../../platform/db/row.ts';
import { read, write } from '../../../platform/db/statement.ts';

const day = sql`(x.captured_at at time zone 'Asia/Kolkata')::date`;

/** Stops `x` of a batch `k` at its site. */
const ofBatch = sql`
  from batch_stop x where x.session_site_id = k.session_site_id and x.material_id = k.material_id
    and x.batch_number = upper(trim(k.batch_number))`;

/** The stop of a batch `k` that holds at its site; null where there is none, or it was lifted. */
export const stopOfBatch: RawBuilder<BatchStop | null> = sql`
  (select case when x.stopped then json_build_object('on', ${day}, 'reason', x.reason) end
    ${ofBatch}
    order by x.captured_at desc, x.stop_id desc limit 1)`;

/** All stops of a batch `k` at its site in their order, and what lifted them. */
export const stopsOfBatch: RawBuilder<readonly StopEvent[]> = sql`
  (select coalesce(json_agg(json_build_object('stopped', x.stopped, 'at', x.captured_at)
      order by x.captured_at, x.stop_id), '[]')
    ${ofBatch})`;

const sitesToStopRow = {
  sites: col.text.array,
  /** What is on record under this id, at any site of the area. */
  known: col.json<{
    readonly material_id: number;
    readonly batch_number: string;
    readonly stopped: boolean;
    readonly reason: string;
    readonly captured_at: string;
    readonly stopped_by: string;
    readonly sites: readonly string[];
  }>().orNull,
};

/** The site named, or all of the area; and whether this stop is on record already. */
export function sitesToStop(
  scope: Scope,
  of: {
    readonly session_site_id: string;
    readonly stop_id: string;
    readonly material_id: number;
  },
) {
  return read(sitesToStopRow)`
    select
      array(select s.session_site_id::text from session_site s where ${siteInScope('s.session_site_id', scope)}
        and (${of.session_site_id} = '' or s.session_site_id = nullif(${of.session_site_id}, '')::uuid)
        order by 1) as sites,
      (select json_build_object('material_id', x.material_id, 'batch_number', x.batch_number, 'stopped', x.stopped,
          'reason', x.reason, 'captured_at', x.captured_at, 'stopped_by', x.stopped_by,
          'sites', (select json_agg(o.session_site_id order by o.session_site_id::text) from batch_stop o
            where o.stop_id = x.stop_id and ${siteInScope('o.session_site_id', scope)}))
        from batch_stop x join session_site s using (session_site_id)
        where x.stop_id = ${of.stop_id}::uuid and ${siteInScope('s.session_site_id', scope)} limit 1) as known
    from material m where m.material_id = ${of.material_id}::bigint`;
}

export interface StopToStore {
  readonly sites: readonly string[];
  readonly stop_id: string;
  readonly material_id: number;
  readonly batch_number: string;
  readonly stopped: boolean;
  readonly reason: string;
  readonly captured_at: string;
}

export function storeStop(stop: StopToStore, user_id: string) {
  return write`
    insert into batch_stop (session_site_id, material_id, batch_number, stop_id, stopped, reason, captured_at, stopped_by)
    select site::uuid, ${stop.material_id}::bigint, ${stop.batch_number}, ${stop.stop_id}::uuid, ${stop.stopped}::boolean,
      ${stop.reason}, ${stop.captured_at}::timestamptz, ${user_id}::uuid
    from unnest(${[...stop.sites]}::text[]) site`;
}

const stopInAreaRow = {
  sites: col.int,
  /** Sites of the area where it may be used. */
  left: col.int,
  on: col.date,
  reason: col.text,
};

/** At how many sites of the area a batch is stopped and at how many not, since when, and the latest reason. */
export function stopInArea(scope: Scope, of: { readonly material_id: number; readonly batch_number: string }) {
  return read(stopInAreaRow)`
    select count(*)::int as sites, min(${day}) as on,
      (select count(*)::int from session_site s where ${siteInScope('s.session_site_id', scope)}) - count(*)::int as left,
      (array_agg(x.reason order by x.captured_at desc))[1] as reason
    from (select distinct on (b.session_site_id) b.* from batch_stop b
      where b.material_id = ${of.material_id}::bigint and b.batch_number = ${of.batch_number}
        and ${siteInScope('b.session_site_id', scope)}
      order by b.session_site_id, b.captured_at desc, b.stop_id desc) x
    where x.stopped having count(*) > 0`;
}
