import type { CivilDate } from '@teeka/domain/calendar';
import type { DateRange } from '@teeka/domain/reports';
import { type CompiledQuery, sql } from 'kysely';
import type { Actor } from '../../../../platform/access/actor.ts';
import { build } from '../../../../platform/db/build.ts';
import { personInArea } from '../../queries.ts';

/** How many people the actor registered on each of those days of India. */
export function registeredPerDay(
  actor: Actor,
  today: CivilDate,
  { from, to }: DateRange,
): CompiledQuery<{ date: CivilDate; total: number }> {
  return sql<{ date: CivilDate; total: number }>`
    select (b.created_at at time zone 'Asia/Kolkata')::date as date, count(*)::int as total
    from beneficiary b
    where b.created_by = ${actor.user_id}::uuid and ${personInArea(actor, today)}
      and b.created_at >= (${from}::date::timestamp at time zone 'Asia/Kolkata')
      and b.created_at < ((${to}::date + 1)::timestamp at time zone 'Asia/Kolkata')
    group by 1 order by 1`.compile(build);
}

export interface SurveyCounts {
  readonly today: number;
  readonly week: number;
  readonly month: number;
  readonly total: number;
}

/** How many the actor registered today, in the last 7 and 30 days, and in all. */
export function registeredCounts(actor: Actor, today: CivilDate): CompiledQuery<SurveyCounts> {
  const since = (days: number) => sql<number>`(count(*) filter (where b.created_at
    >= ((${today}::date - ${days}::int)::timestamp at time zone 'Asia/Kolkata')))::int`;
  return sql<SurveyCounts>`
    select ${since(0)} as today, ${since(6)} as week, ${since(29)} as month, count(*)::int as total
    from beneficiary b
    where b.created_by = ${actor.user_id}::uuid and ${personInArea(actor, today)}`.compile(build);
}
