import { updateLatLong } from '@teeka/contract/sites';
import { positionRefusals, roundedDegrees } from '@teeka/domain/sites';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { holdPlacedSite, siteMoved, siteToMove } from '../places/index.ts';

/** Keeps where a site is, as the device of whoever stands there says; the history of the site tells of it. */
export const updateLatLongHandler = commandHandler(updateLatLong, {
  async read({ session_site_id }, context) {
    const { actor, db } = context;
    await db.rows(holdPlacedSite(actor.scope, session_site_id));
    return siteToMove(session_site_id, context);
  },
  decide(input, { row, said }, context) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
    const refusals = positionRefusals(input);
    if (refusals.length > 0) return refuse(...refusals);
    if (row.valid_to) return refuse({ code: 'ADMFAC0003', path: 'session_site_id' });
    const { accuracy_m } = input;
    const degrees = { latitude: roundedDegrees(input.latitude), longitude: roundedDegrees(input.longitude) };
    const moved = siteMoved({ row, said }, degrees, context);
    if ('refused' in moved) return moved;
    return {
      decision: moved.statements,
      reply: {},
      audit: [{ beneficiary_id: '0', subject: row.session_site_id, detail: { ...degrees, accuracy_m } }],
    };
  },
  write(statements, { db }) {
    for (const one of statements) db.run(one);
  },
});
