import type { DateRange } from '@teeka/domain/reports';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import { namesIn } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';
import { personInArea } from '../../beneficiaries/index.ts';

const shownRow = {
  audit_id: col.uuid,
  at: col.timestamptz,
  /** As it is hashed: nothing is lost to rounding. */
  at_hashed: col.text,
  call: col.text,
  /** Of an act of administration; the caller of this decides whether it is shown. */
  reason: col.text.orNull,
  refused: col.text.orNull,
  is_own: col.bool,
  ben_name: col.text.orNull,
  display_name: col.text.orNull,
  role: col.text.orNull,
  facility: col.names.orNull,
  block: col.names.orNull,
  position: col.bigint.orNull,
  link: col.bytea.orNull,
};
export type ShownRow = RowOf<typeof shownRow>;

/** Whose audit, in which days, and which part of it. */
export interface Looked {
  readonly range: DateRange;
  readonly limit: number;
  readonly offset: number;
}

const inDays = ({ from, to }: DateRange): RawBuilder<boolean> => sql<boolean>`(
  a.at >= (${from}::date::timestamp at time zone 'Asia/Kolkata')
  and a.at < ((${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'))`;

const ofPerson = (person: string) => sql<boolean>`a.beneficiary_id = ${person}::bigint`;
const byWorker = (user_id: string) => sql<boolean>`a.user_id = ${user_id}::uuid`;
/** What others did to the account of a worker; such rows are of no person. */
const toAccount = (user_id: string) => sql<boolean>`(
  a.beneficiary_id = 0 and a.subject = ${user_id}::text and a.user_id is distinct from ${user_id}::uuid)`;

/** The newest rows of one kind: each kind has an index that gives them in their order. */
const newest = (which: RawBuilder<boolean>, range: DateRange, most: number) => sql`
  select a.* from audit a where ${which} and ${inDays(range)} order by a.at desc, a.audit_id desc limit ${most}::int`;

function shown(rows: RawBuilder<unknown>, own: RawBuilder<boolean>, { limit, offset }: Looked) {
  return read(shownRow)`
    with page as (
      select * from (${rows}) of_all order by at desc, audit_id desc limit ${limit}::int offset ${offset}::int
    )
    select page.audit_id, page.at, to_char(page.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at_hashed,
      page.call, page.detail->>'reason' as reason, page.detail->>'refused' as refused, ${own} as is_own, b.ben_name,
      u.display_name, u.role, ${namesIn('f')} as facility, ${namesIn('k')} as block, l.position, l.link
    from page
    left join beneficiary b on b.beneficiary_id = page.beneficiary_id
    left join app_user u on u.user_id = page.user_id
    left join facility f on f.facility_id = u.facility_id
    left join location k on k.level = 'block' and k.code = coalesce(u.block_code, f.block_code)
    left join audit_link l on l.beneficiary_id = page.beneficiary_id and l.audit_id = page.audit_id
    order by page.at desc, page.audit_id desc`;
}

export function rowsOfPerson(person: string, looked: Looked) {
  const most = looked.limit + looked.offset;
  return shown(newest(ofPerson(person), looked.range, most), sql<boolean>`true`, looked);
}

export function rowsOfWorker(user_id: string, looked: Looked) {
  const most = looked.limit + looked.offset;
  const both = sql`
    (${newest(byWorker(user_id), looked.range, most)}) union all (${newest(toAccount(user_id), looked.range, most)})`;
  return shown(both, sql<boolean>`page.user_id is not distinct from ${user_id}::uuid`, looked);
}

const countRow = { total: col.int };

/** How many there are, as far as that is told: counting goes no further than `most`. */
export function countOfPerson(person: string, range: DateRange, most: number) {
  return read(countRow)`
    select count(*)::int as total from (
      select from audit a where ${ofPerson(person)} and ${inDays(range)} limit ${most}::int) counted`;
}

export function countOfWorker(user_id: string, range: DateRange, most: number) {
  return read(countRow)`
    select count(*)::int as total from (
      (select from audit a where ${byWorker(user_id)} and ${inDays(range)} limit ${most}::int)
      union all (select from audit a where ${toAccount(user_id)} and ${inDays(range)} limit ${most}::int)
      limit ${most}::int) counted`;
}

/** The name of a person who lives in the actor's area; undefined of others. */
export function personLookedAt(actor: Actor, today: string, person: string) {
  return read({ beneficiary_id: col.bigint, name: col.text })`
    select b.beneficiary_id, b.ben_name as name from beneficiary b
    where b.beneficiary_id = ${person}::bigint and ${personInArea(actor, today)}`;
}

export function workerLookedAt(user_id: string) {
  return read({ name: col.text })`select display_name as name from app_user where user_id = ${user_id}::uuid`;
}
