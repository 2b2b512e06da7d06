import type { DayNumber } from '@teeka/domain/calendar';
import type { Names } from '@teeka/domain/names';
import { weekday, weekOf } from '../days.ts';
import { uuidNamed } from '../uuid.ts';
import { type Facility, makeFacility, setUpAt } from './facilities.ts';
import type { Village } from './plan.ts';

export type SiteKind = 'fixed' | 'anganwadi' | 'school' | 'clinic' | 'antivenom';

export interface Site {
  readonly session_site_id: string;
  readonly facility: Facility;
  readonly kind: SiteKind;
  readonly names: Names;
  /** 2 is the venom category: antivenom and anti-rabies. */
  readonly category: 1 | 2;
  readonly villages: readonly Village[];
  /** Which of four weeks an outreach session is in. */
  readonly turn: number;
}

/** The villages of one sub-centre, and where their people are vaccinated. */
export interface Catchment {
  readonly facility: Facility;
  readonly villages: readonly Village[];
  readonly fixed: Site;
  readonly anganwadis: readonly Site[];
  readonly school: Site;
}

export function makeSite(kind: SiteKind, facility: Facility, site: Partial<Site> & Pick<Site, 'names'>): Site {
  return {
    session_site_id: uuidNamed(setUpAt, `site ${kind} ${facility.facility_id} ${site.names.en}`),
    facility,
    kind,
    category: 1,
    villages: [],
    turn: 0,
    ...site,
  };
}

function makeCatchment(villages: readonly Village[]): Catchment {
  const first = villages[0] as Village;
  const last = villages.at(-1) as Village;
  const facility = makeFacility('Sub-Centre', first, first);
  const anganwadis = villages.slice(1).map((village, turn) =>
    makeSite('anganwadi', facility, {
      names: { en: `Anganwadi ${village.names.en}`, hi: `आँगनवाड़ी ${village.names.hi}` },
      villages: [village],
      turn: turn % 4,
    }),
  );
  const fixed = makeSite('fixed', facility, {
    names: facility.names,
    villages,
  });
  const school = makeSite('school', facility, {
    names: { en: `Primary School ${last.names.en}`, hi: `प्राथमिक विद्यालय ${last.names.hi}` },
    villages,
    turn: 2,
  });
  return { facility, villages, fixed, anganwadis, school };
}

/** The sub-centre of the first three villages is the one the demo vaccinator works at. */
const firstCatchment = 3;
const mostPeople = 5000;
const mostVillages = 5;

/** Villages of a block are joined to sub-centres of about 5,000 people. */
export function planCatchments(villages: readonly Village[]): Catchment[] {
  const catchments: Catchment[] = [makeCatchment(villages.slice(0, firstCatchment))];
  const byBlock = Map.groupBy(villages.slice(firstCatchment), (village) => village.block);
  for (const ofBlock of byBlock.values()) {
    let group: Village[] = [];
    let people = 0;
    for (const village of ofBlock) {
      if (group.length === mostVillages || (group.length > 0 && people + village.people > mostPeople)) {
        catchments.push(makeCatchment(group));
        group = [];
        people = 0;
      }
      group.push(village);
      people += village.people;
    }
    catchments.push(makeCatchment(group));
  }
  return catchments;
}

/** Fixed sites work every immunisation day; an anganwadi one Saturday and a school one Wednesday in four weeks. */
export function holdsSession(site: Site, day: DayNumber): boolean {
  const ofWeek = weekday(day);
  if (site.kind === 'fixed' || site.kind === 'clinic') return ofWeek === 3 || ofWeek === 6;
  const wanted = site.kind === 'anganwadi' ? 6 : 3;
  return site.category === 1 && ofWeek === wanted && weekOf(day) % 4 === site.turn;
}

/** Where somebody of this village is vaccinated on this day. */
export function siteOn(catchment: Catchment, village: Village, day: DayNumber): Site {
  const outreach = catchment.anganwadis.find((site) => site.villages[0] === village);
  return outreach && holdsSession(outreach, day) ? outreach : catchment.fixed;
}
