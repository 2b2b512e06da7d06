import * as home from '@teeka/contract/home';
import * as locations from '@teeka/contract/locations';
import * as settings from '@teeka/contract/settings';
import * as sites from '@teeka/contract/sites';
import { type AreaSample, names, tells, triedIn } from './area-sample.ts';
import type { AreaSide } from './area-side.ts';

const asha = async ({ server, site, village }: AreaSide) => ({
  user_id: (await server.fixtures.user({ role: 'ASHA', sites: [site], villages: [village] })).user_id,
});

/** Villages of sites and of ASHAs. */
export const samplesOfPlaces: readonly AreaSample[] = [
  names(locations.getVillageDetailsBySiteId, async ({ site }) => ({ session_site_id: site.session_site_id })),
  names(locations.getVillageByAshaId, asha),
  names(locations.getVillageAndHealthVillagebyAshaid, asha),
  names(locations.getVillageIdsByUserId, asha),
  tells(sites.findAreas, async ({ site }) => [
    { within: { level: 'site', id: site.session_site_id } },
    site.session_site_id,
  ]),
  triedIn('apps/server/src/modules/sites/areas/find-villages.test.ts', sites.findVillages),
  triedIn('apps/server/src/modules/home/gaps.test.ts', sites.getSitesWithoutPosition),
  triedIn('apps/server/src/modules/home/gaps.test.ts', locations.getVillagesWithoutAsha),
  triedIn('apps/server/src/modules/sites/readiness/readiness.test.ts', sites.getReadiness),
  triedIn('apps/server/src/modules/settings/programmes.test.ts', settings.getProgrammes),
  triedIn('apps/server/src/modules/settings/programmes.test.ts', settings.switchProgramme),
  triedIn('apps/server/src/modules/settings/concerned/count-due-by-switch.test.ts', settings.countDueBySwitch),
  triedIn('apps/server/src/modules/home/home-figures.test.ts', home.getHomeFigures),
];
