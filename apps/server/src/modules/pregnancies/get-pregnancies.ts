import { nameFields } from '@teeka/contract/names';
import { getPregnancies } from '@teeka/contract/pregnancies';
import { clinicalRoles, type Role } from '@teeka/contract/roles';
import { unnamed } from '@teeka/domain/names';
import { shownFacts } from '@teeka/domain/pregnancy';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { pregnanciesOfWoman } from './queries.ts';
import { openEvent } from './sealed/open-events.ts';

export const getPregnanciesHandler = queryHandler(
  getPregnancies,
  async ({ beneficiary_ref_id }, { actor, now, atRest, db }) => {
    const row = await db.first(pregnanciesOfWoman(actor, now.today, beneficiary_ref_id));
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_ref_id' });
    const { events, village, children, ...woman } = row;
    const cares = (clinicalRoles as readonly Role[]).includes(actor.role);
    const numbers = [...new Set(events.map(({ pregnancy_number }) => pregnancy_number))].sort((a, b) => b - a);
    const pregnancies = numbers.map((pregnancy_number) => ({
      pregnancy_number,
      events: events
        .filter((event) => event.pregnancy_number === pregnancy_number)
        .map((event) => {
          const { facts, births, ...opened } = openEvent(event, atRest);
          return {
            ...opened,
            facts: shownFacts(facts, { cares }),
            births: births.map((birth) => ({ ...birth })),
            by_name: event.by_name,
            recorded_at: new Date(event.recorded_at).toISOString(),
          };
        }),
    }));
    const { beneficiary_id } = woman;
    const reply = {
      ...woman,
      ...nameFields('village_name', village ?? unnamed),
      pregnancies,
      children: children.map((child) => ({ ...child })),
    };
    return { reply, audit: [{ beneficiary_id }] };
  },
);
