import { updateLatLong } from '@teeka/contract/sites';
import { positionRefusals, roundedDegrees } from '@teeka/domain/sites';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import { siteOfArea, storePosition } from './queries.ts';

type Row = { readonly session_site_id: string } | undefined;
interface Decision {
  readonly site: string;
  readonly latitude: number;
  readonly longitude: number;
}

export const updateLatLongHandler: CommandHandler<typeof updateLatLong, Row, Decision> = {
  call: updateLatLong,
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
};
