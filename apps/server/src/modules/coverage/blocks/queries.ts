import { type RawBuilder, sql } from 'kysely';
import { col } from '../../../platform/db/row.ts';
import { read, type Statement, write } from '../../../platform/db/statement.ts';
import { summedCohorts, summedCounts, summedVials } from '../queries.ts';

/** Puts something under its block; that block, and the one of before, are put together anew. In one order, for two processes may do so. */
const putUnder = (before: RawBuilder<unknown>, now: RawBuilder<unknown>) => write`
  with before as materialized (${before}), now as (${now})
  insert into coverage_block (block_code, behind)
  select block_code, true from (select block_code from before union select block_code from now) either
  where block_code is not null order by block_code
  on conflict (block_code) do update set behind = true`;

/** A village whose figures were made anew. */
export const putVillageUnder = (village: number) =>
  putUnder(
    sql`select block_code from coverage_village where village_code = ${village}::int`,
    sql`update coverage_village d set block_code = v.parent_code from location v
      where d.village_code = ${village}::int and v.level = 'village' and v.code = d.village_code returning d.block_code`,
  );

/** A session site whose figures were made anew. */
export const putSiteUnder = (site: string) =>
  putUnder(
    sql`select block_code from coverage_site where session_site_id = ${site}::uuid`,
    sql`update coverage_site d set block_code = f.block_code from session_site s join facility f using (facility_id)
      where d.session_site_id = ${site}::uuid and s.session_site_id = d.session_site_id returning d.block_code`,
  );

/** The blocks of which something was made anew since they were put together. */
export function blocksBehind() {
  return read({ block_code: col.int })`select block_code from coverage_block where behind order by block_code`;
}

/** Holds a block until the transaction ends; nothing while another process holds it or something of it is being made. */
export function holdBlock(block: number) {
  return read({ block_code: col.int })`
    select block_code from coverage_block where block_code = ${block}::int and behind for update skip locked`;
}

/** Puts a block together as a whole, in the place of what was there. */
export function storeBlock(block: number): Statement[] {
  return [
    write`delete from block_coverage_month where block_code = ${block}::int`,
    write`
      insert into block_coverage_month (block_code, age, month, children, complete, eligible, had)
      select d.block_code, c.age, c.month, ${summedCohorts}
      from coverage_village d join coverage_month c using (village_code)
      where d.block_code = ${block}::int group by d.block_code, c.age, c.month`,
    write`delete from block_site_month where block_code = ${block}::int`,
    write`
      insert into block_site_month (block_code, month, ${summedCounts.names})
      select d.block_code, m.month, ${summedCounts.sums}
      from coverage_site d join site_month m using (session_site_id)
      where d.block_code = ${block}::int group by d.block_code, m.month`,
    write`delete from block_day_coming where block_code = ${block}::int`,
    write`
      insert into block_day_coming (block_code, date_of_session, sessions)
      select d.block_code, m.date_of_session, sum(m.sessions)::int
      from coverage_site d join site_day_coming m using (session_site_id)
      where d.block_code = ${block}::int group by d.block_code, m.date_of_session`,
    write`delete from block_site_month_vials where block_code = ${block}::int`,
    write`
      insert into block_site_month_vials (block_code, month, material_id, doses_per_vial, ${summedVials.names})
      select d.block_code, m.month, m.material_id, m.doses_per_vial, ${summedVials.sums}
      from coverage_site d join site_month_vials m using (session_site_id)
      where d.block_code = ${block}::int group by d.block_code, m.month, m.material_id, m.doses_per_vial`,
    write`update coverage_block set behind = false where block_code = ${block}::int`,
  ];
}
