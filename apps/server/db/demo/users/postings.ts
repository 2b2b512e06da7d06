import type { UserLevel } from '@teeka/contract/roles';
import type { Network } from '../places/network.ts';
import type { Catchment, Site } from '../places/sites.ts';
import type { DemoUser } from './user.ts';

type Place = Pick<DemoUser, 'state_code' | 'district_code' | 'block_code' | 'facility_id'>;
export type Posting = Place &
  Pick<DemoUser, 'user_level' | 'sites' | 'villages'> &
  Partial<Pick<DemoUser, 'vacc_type' | 'is_supervisor' | 'is_active' | 'must_change_password'>>;

function at(site: Site, level: UserLevel = 'Facility'): Place & { user_level: UserLevel } {
  const { facility } = site;
  return {
    user_level: level,
    state_code: facility.district.state,
    district_code: facility.district.district[0],
    block_code: facility.block.block[0],
    facility_id: facility.facility_id,
  };
}

/** Somebody who works at the sites of a sub-centre. */
export function atCatchment(catchment: Catchment, more: readonly Site[] = []): Posting {
  const sites = [catchment.fixed, ...catchment.anganwadis, catchment.school, ...more];
  return { ...at(catchment.fixed), sites, villages: [] };
}

function asha(catchment: Catchment, villages: readonly number[]): Posting {
  const served = catchment.villages.filter((_, nth) => villages.includes(nth));
  const own = catchment.anganwadis.filter((site) => served.some((village) => site.villages.includes(village)));
  return {
    ...at(catchment.fixed),
    sites: [...own, catchment.fixed],
    villages: served.map(({ code }) => code),
  };
}

/** The tree above facilities: what is below the user's own level stays open. */
function above(site: Site, level: 'National' | 'State' | 'District' | 'Block'): Posting {
  const depth = ['National', 'State', 'District', 'Block'].indexOf(level);
  const place = at(site, level);
  return {
    user_level: level,
    state_code: depth >= 1 ? place.state_code : null,
    district_code: depth >= 2 ? place.district_code : null,
    block_code: depth >= 3 ? place.block_code : null,
    facility_id: null,
    sites: [],
    villages: [],
  };
}

/** Where each of the named users of sign-ins.json works. */
export function postings(network: Network): Readonly<Record<string, Posting>> {
  const [first, second, third] = network.catchments as readonly [Catchment, Catchment, Catchment];
  const { clinic, antivenom } = network;
  const home = atCatchment(first, [clinic]);
  return {
    vaccinator1: home,
    vaccinator2: { ...at(antivenom), sites: [antivenom], villages: [], vacc_type: 2 },
    vaccinator3: atCatchment(second),
    anm1: home,
    anm2: atCatchment(third),
    assistant1: atCatchment(first),
    verifier1: atCatchment(first),
    asha1: asha(first, [0]),
    asha2: asha(first, [1]),
    asha3: asha(first, [2]),
    asha4: asha(second, [0, 1]),
    asha5: asha(first, [0]),
    supervisor1: { ...above(first.fixed, 'Block'), is_supervisor: true },
    district1: above(first.fixed, 'District'),
    state1: { ...above(first.fixed, 'State'), is_supervisor: true },
    national1: { ...above(first.fixed, 'National'), is_supervisor: true },
    siteadmin1: atCatchment(first),
    planner1: { ...at(clinic, 'Plan_Delivery_Manager'), sites: [clinic, first.fixed], villages: [] },
    newcomer1: { ...atCatchment(first), must_change_password: true },
    inactive1: { ...atCatchment(first), is_active: false },
  };
}
