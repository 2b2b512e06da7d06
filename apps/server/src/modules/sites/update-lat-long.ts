import { updateLatLong } from '@teeka/contract/sites';
import { positionRefusals, roundedDegrees } from '@teeka/domain/sites';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { holdPlacedSite, placedSite, siteMoved } from '../places/index.ts';

/** Keeps where a site is, as the device of whoever stands there says; the history of the site tells of it. */
export const updateLatLongHandler = commandHandler(updateLatLong, {
  async read({ session_site_id }, { actor, db }) {
    await db.rows(holdPlacedSite(actor.scope, session_site_id));
    return db.first(placedSite(actor.scope, session_site_id));
  },
  decide(input, row, context) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
    const refusals = positionRefusals(input);
    if (refusals.length > 0) return refuse(...refusals);
    const { accuracy_m } = input;
    const degrees = { latitude: roundedDegrees(input.latitude), longitude: roundedDegrees(input.longitude) };
    return {
      decision: siteMoved(row, degrees, context).statements,
      reply: {},
      audit: [{ beneficiary_id: '0', subject: row.session_site_id, detail: { ...degrees, accuracy_m } }],
    };
  },
  write(statements, { db }) {
    for (const one of statements) db.run(one);
  },
});
