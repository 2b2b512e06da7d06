import { updateLatLong } from '@teeka/contract/sites';
import { positionRefusals, roundedDegrees } from '@teeka/domain/sites';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { siteOfArea, storePosition } from './queries.ts';

export const updateLatLongHandler = commandHandler(updateLatLong, {
  read: (input, { actor, db }) => db.first(siteOfArea(actor.scope, input.session_site_id)),
  decide(input, row) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
    const refusals = positionRefusals(input);
    if (refusals.length > 0) return refuse(...refusals);
    const site = row.session_site_id;
    const { accuracy_m } = input;
    const [latitude, longitude] = [roundedDegrees(input.latitude), roundedDegrees(input.longitude)];
    return {
      decision: { site, latitude, longitude },
      reply: {},
      audit: [{ beneficiary_id: '0', subject: site, detail: { latitude, longitude, accuracy_m } }],
    };
  },
  write: ({ site, ...degrees }, { db }) => db.run(storePosition(site, degrees)),
});
