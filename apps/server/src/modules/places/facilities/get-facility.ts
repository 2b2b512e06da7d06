import { nameFields } from '@teeka/contract/names';
import { getFacility } from '@teeka/contract/places';
import { queryHandler } from '../../../platform/http/handler.ts';
import { refuseTried, wireChange } from '../change-log.ts';
import { changesOf } from '../queries.ts';
import { sitesOfFacility, sitesOnMap } from '../sites/queries.ts';
import { wireSiteLine } from '../sites/wire-site-line.ts';
import { facilityOfArea, mergedFacility } from './queries.ts';
import { wireFacility } from './wire-facility.ts';

export const getFacilityHandler = queryHandler(getFacility, async ({ facility_id }, { actor, db }) => {
  const row = await db.first(facilityOfArea(actor.scope, facility_id));
  if (!row) return refuseTried('REQVAL0012', 'facility_id', facility_id);
  const [merged, sites, around, history] = await Promise.all([
    db.first(mergedFacility(actor.scope, facility_id)),
    db.rows(sitesOfFacility(actor.scope, facility_id)),
    db.rows(sitesOnMap(row.block_code, null)),
    db.rows(changesOf('facility', row.facility_id)),
  ]);
  return {
    reply: {
      facility: wireFacility(row),
      merged: merged
        ? {
            facility_id: merged.facility_id,
            ...nameFields('facility_name', merged.names),
            is_here: merged.is_here,
          }
        : null,
      sites: sites.map(wireSiteLine),
      around: around.map(wireSiteLine),
      history: history.map(wireChange),
    },
  };
});
