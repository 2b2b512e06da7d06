import * as places from '@teeka/contract/places';
import { type AreaSample, names, tells, triedIn } from './area-sample.ts';

const tests = 'apps/server/src/modules/places/';

/** Places, facilities and sites, for whoever answers for them. A post below the level is refused in words of its own. */
export const samplesOfPlaceChanges: readonly AreaSample[] = [
  tells(places.getFacilities, async ({ site }) => [{ pageSize: 500 }, site.facility_id]),
  names(places.getFacility, async ({ site }) => ({ facility_id: site.facility_id })),
  names(places.getSite, async ({ site }) => ({ session_site_id: site.session_site_id })),
  names(places.getPlace, async ({ village }) => ({ level: 'village', code: village })),
  names(
    places.setSitePosition,
    async ({ site }) => ({ session_site_id: site.session_site_id, latitude: 28.03, longitude: 79.12, version: 0 }),
    { inside: 'REQVAL0015' },
  ),
  triedIn(`${tests}tree.test.ts`, places.getPlaces),
  triedIn(`${tests}tree.test.ts`, places.savePlace),
  triedIn(`${tests}tree.test.ts`, places.retirePlace),
  triedIn(`${tests}merge.test.ts`, places.mergeVillages),
  triedIn(`${tests}facilities.test.ts`, places.saveFacility),
  triedIn(`${tests}facilities.test.ts`, places.retireFacility),
  triedIn(`${tests}merge.test.ts`, places.mergeFacilities),
  triedIn(`${tests}facilities.test.ts`, places.saveSite),
  triedIn(`${tests}facilities.test.ts`, places.retireSite),
];
