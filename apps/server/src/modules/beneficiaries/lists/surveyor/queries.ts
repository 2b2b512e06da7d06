import { seesAllSurveyors } from '@teeka/contract/beneficiaries';
import type { CivilDate } from '@teeka/domain/calendar';
import type { DateRange } from '@teeka/domain/reports';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../../platform/access/actor.ts';
import { villageInScope } from '../../../../platform/access/scope.ts';
import { col } from '../../../../platform/db/row.ts';
import { read } from '../../../../platform/db/statement.ts';
import { personInArea } from '../../queries.ts';

/** Registrations that the actor may count: the own ones, or all of the villages for whoever answers for them. */
const counted = (actor: Actor, today: CivilDate, { from, to }: DateRange): RawBuilder<boolean> => sql<boolean>`(
  ${
    seesAllSurveyors(actor.role)
      ? sql`b.created_by is not null and ${villageInScope('b.village_code', actor.scope)}`
      : sql`b.created_by = ${actor.user_id}::uuid and ${personInArea(actor, today)}`
  }
  and b.created_at >= (${from}::date::timestamp at time zone 'Asia/Kolkata')
  and b.created_at < ((${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'))`;

/** How many people were registered on each of those days of India. */
export function registeredPerDay(actor: Actor, today: CivilDate, range: DateRange) {
  return read({ date: col.date, total: col.int })`
    select (b.created_at at time zone 'Asia/Kolkata')::date as date, count(*)::int as total
    from beneficiary b
    where ${counted(actor, today, range)}
    group by 1 order by 1`;
}

const surveyorRow = { user_id: col.uuid, surveyor_name: col.text, role: col.text, total: col.int };

const mostSurveyors = 500;

/** Who registered how many in those days, most first. */
export function registeredBySurveyor(actor: Actor, today: CivilDate, range: DateRange) {
  return read(surveyorRow)`
    select u.user_id, u.display_name as surveyor_name, u.role, b.total
    from (
      select b.created_by, count(*)::int as total from beneficiary b
      where ${counted(actor, today, range)} group by b.created_by) b
    join app_user u on u.user_id = b.created_by
    order by b.total desc, u.display_name, u.user_id
    limit ${sql.lit(mostSurveyors)}`;
}

const surveyCountsRow = { today: col.int, week: col.int, month: col.int, total: col.int };

/** How many the actor registered today, in the last 7 and 30 days, and in all. */
export function registeredCounts(actor: Actor, today: CivilDate) {
  const since = (days: number) => sql<number>`(count(*) filter (where b.created_at
    >= ((${today}::date - ${days}::int)::timestamp at time zone 'Asia/Kolkata')))::int`;
  return read(surveyCountsRow)`
    select ${since(0)} as today, ${since(6)} as week, ${since(29)} as month, count(*)::int as total
    from beneficiary b
    where b.created_by = ${actor.user_id}::uuid and ${personInArea(actor, today)}`;
}
