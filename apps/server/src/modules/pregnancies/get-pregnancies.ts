import { nameFields } from '@teeka/contract/names';
import { getPregnancies } from '@teeka/contract/pregnancies';
import { unnamed } from '@teeka/domain/names';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { pregnanciesOfWoman } from './queries.ts';
import { shownPregnancies } from './sealed/shown-events.ts';

export const getPregnanciesHandler = queryHandler(
  getPregnancies,
  async ({ beneficiary_ref_id }, { actor, now, atRest, db }) => {
    const row = await db.first(pregnanciesOfWoman(actor, now.today, beneficiary_ref_id));
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_ref_id' });
    const { events, village, children, registered_children, ...woman } = row;
    const pregnancies = shownPregnancies(events, actor, atRest).map((pregnancy) => ({
      pregnancy_number: pregnancy.pregnancy_number,
      events: pregnancy.events.map(([event, { by_name, recorded_at }]) => ({
        ...event,
        by_name,
        recorded_at: new Date(recorded_at).toISOString(),
      })),
    }));
    const reply = {
      ...woman,
      ...nameFields('village_name', village ?? unnamed),
      pregnancies: pregnancies.toReversed(),
      children: children.map((child) => ({ ...child })),
      registered_children: [...(registered_children ?? [])],
    };
    return { reply, audit: [{ beneficiary_id: woman.beneficiary_id }] };
  },
);
