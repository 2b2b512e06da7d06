import type { StepTimes } from '@teeka/domain/aefi';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import { reportInArea } from '../queries.ts';

/** When the steps of the reports of the actor's area that are not closed were taken. */
export const openReportTimes = (actor: Actor): RawBuilder<readonly StepTimes[]> => sql<readonly StepTimes[]>`
  (select coalesce(json_agg(json_build_object('category', r.category, 'notified_at', r.notified_at,
      'filed_at', r.filed_at, 'case_id_at', r.case_id_at, 'investigated_at', r.investigated_at,
      'final_at', r.final_at, 'closed_at', r.closed_at)), '[]')
    from aefi_report r where r.closed_at is null and ${reportInArea(actor)})`;
