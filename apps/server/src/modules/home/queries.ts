import type { HomeFigures } from '@teeka/contract/home';
import type { StepTimes } from '@teeka/domain/aefi';
import type { CivilDate } from '@teeka/domain/calendar';
import type { DateRange } from '@teeka/domain/reports';
import type { Actor } from '../../platform/access/actor.ts';
import { areaName } from '../../platform/access/scope.ts';
import { col } from '../../platform/db/row.ts';
import { read } from '../../platform/db/statement.ts';
import { openReportTimes } from '../aefi/index.ts';
import { countVillagesWithoutAsha } from '../locations/index.ts';
import { sessionsOfDay } from '../sessions/index.ts';
import { countSitesWithoutPosition } from '../sites/index.ts';
import { sessionsNotCounted, type WatchedBatches, watchedBatches } from '../stock/index.ts';
import { reportsWaiting } from '../vaccinations/index.ts';

const figuresRow = {
  place: col.names.orNull,
  aefi: col.json<readonly StepTimes[]>(),
  earlier_waiting: col.int,
  not_counted: col.int,
  today: col.json<HomeFigures['today']>(),
  expiring: col.json<WatchedBatches>(),
  stopped: col.json<WatchedBatches>(),
  sites_without_position: col.int,
  villages_without_asha: col.int,
};

/** All that is counted of the actor's area on a day; `month` is the time of the sessions that should be counted. */
export function figuresOf(actor: Actor, today: CivilDate, month: DateRange) {
  const { scope } = actor;
  return read(figuresRow)`
    select ${areaName(scope)} as place, ${openReportTimes(actor)} as aefi, ${reportsWaiting(actor, today)} as earlier_waiting,
      ${sessionsNotCounted(scope, month)} as not_counted, ${sessionsOfDay(scope, today)} as today,
      ${watchedBatches('expiring', scope, today)} as expiring,
      ${watchedBatches('stopped', scope, today)} as stopped,
      ${countSitesWithoutPosition(scope)} as sites_without_position,
      ${countVillagesWithoutAsha(scope)} as villages_without_asha`;
}
