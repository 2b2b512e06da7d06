import type { HomeFigures } from '@teeka/contract/home';
import type { UserLevel } from '@teeka/contract/roles';
import type { StepTimes } from '@teeka/domain/aefi';
import type { CivilDate } from '@teeka/domain/calendar';
import type { DateRange } from '@teeka/domain/reports';
import { type RawBuilder, sql } from 'kysely';
import type { Actor, Scope } from '../../platform/access/actor.ts';
import { namesIn } from '../../platform/db/names.ts';
import { col } from '../../platform/db/row.ts';
import { read } from '../../platform/db/statement.ts';
import { openReportTimes } from '../aefi/index.ts';
import { sessionsOfDay } from '../sessions/index.ts';
import { expiringBatches, sessionsNotCounted, stoppedBatches, type WatchedBatches } from '../stock/index.ts';
import { reportsWaiting } from '../vaccinations/index.ts';

/** What the area is called: its place, else the facility that it belongs to; null of the whole country. */
function placeName({ level, state_code, district_code, block_code, facility_id }: Scope): RawBuilder<unknown> {
  if (level === 'National') return sql`null::jsonb`;
  const codes: { readonly [Level in UserLevel]?: number | null } = {
    State: state_code,
    District: district_code,
    Block: block_code,
  };
  if (!(level in codes))
    return sql`(select ${namesIn('f')} from facility f where f.facility_id = ${facility_id}::uuid)`;
  return sql`(select ${namesIn('l')} from location l
    where l.level = ${level.toLowerCase()} and l.code = ${codes[level] ?? null}::int)`;
}

const figuresRow = {
  place: col.names.orNull,
  aefi: col.json<readonly StepTimes[]>(),
  earlier_waiting: col.int,
  not_counted: col.int,
  today: col.json<HomeFigures['today']>(),
  expiring: col.json<WatchedBatches>(),
  stopped: col.json<WatchedBatches>(),
};

/** All that is counted of the actor's area on a day; `month` is the time of the sessions that should be counted. */
export function figuresOf(actor: Actor, today: CivilDate, month: DateRange) {
  const { scope } = actor;
  return read(figuresRow)`
    select ${placeName(scope)} as place, ${openReportTimes(actor)} as aefi, ${reportsWaiting(actor, today)} as earlier_waiting,
      ${sessionsNotCounted(scope, month)} as not_counted, ${sessionsOfDay(scope, today)} as today,
      ${expiringBatches(scope, today)} as expiring, ${stoppedBatches(scope, today)} as stopped`;
}
