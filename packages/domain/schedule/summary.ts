import { addYears, type CivilDate } from '../calendar/index.ts';
import type { DoseForecast, Forecast } from './forecast.ts';
import type { Child, Person } from './person.ts';

/** What a report or the head of a card says about one person. */
export interface Summary {
  /** Nothing of the national programme is missing, neither now nor later. */
  readonly complete: boolean;
  /** BCG, OPV 1–3, Pentavalent 1–3 and MR-1 before the first birthday. */
  readonly fullyImmunised: boolean;
  /** The same with rotavirus 1–3, fIPV 1–2 and PCV 1–2. */
  readonly fullyImmunisedWithNewer: boolean;
  /** Fully immunised, and MR-2, OPV and DPT boosters before the second birthday. */
  readonly completelyImmunised: boolean;
  /** No Pentavalent dose before the first birthday, known from that day on. */
  readonly zeroDose: boolean;
  /** Nothing was ever given, and something is overdue or past. */
  readonly leftOut: boolean;
  /** Pentavalent was begun, and its next dose is overdue or past. */
  readonly droppedOut: boolean;
  readonly overdue: number;
  /** The next day, after what may be given today, on which a dose falls due. */
  readonly nextVisit: { readonly day: CivilDate; readonly doses: readonly string[] } | undefined;
}

const firstYear = ['BCG', 'OPV1', 'OPV2', 'OPV3', 'PENTA1', 'PENTA2', 'PENTA3', 'MR1'];
const newer = ['RVV1', 'RVV2', 'RVV3', 'FIPV1', 'FIPV2', 'PCV1', 'PCV2'];
const secondYear = ['MR2', 'OPVB', 'DPTB1'];

/** Reads the summaries off a forecast. Definitions: National Immunization Schedule 2023 and its monitoring terms. */
export function summaryOf(person: Person, forecast: Forecast): Summary {
  const { doses, on } = forecast;
  const child = person.kind === 'child' ? person : undefined;
  const by = (codes: readonly string[], years: number) =>
    child !== undefined && codes.every((code) => givenBefore(doses, code, addYears(child.dob, years)));
  const fullyImmunised = by(firstYear, 1);
  const late = doses.some((dose) => behind(dose));
  return {
    complete: doses.every(settled),
    fullyImmunised,
    fullyImmunisedWithNewer: fullyImmunised && by(newer, 1),
    completelyImmunised: fullyImmunised && by(secondYear, 2),
    zeroDose: child !== undefined && isZeroDose(child, doses, on),
    leftOut: late && doses.every((dose) => dose.givenOn === undefined),
    droppedOut:
      doses.some((dose) => dose.code === 'PENTA1' && dose.givenOn !== undefined) &&
      doses.some((dose) => (dose.code === 'PENTA2' || dose.code === 'PENTA3') && behind(dose)),
    overdue: doses.filter((dose) => dose.overdue).length,
    nextVisit: nextVisit(doses),
  };
}

function isZeroDose(child: Child, doses: readonly DoseForecast[], on: CivilDate): boolean {
  const firstBirthday = addYears(child.dob, 1);
  const given = ['PENTA1', 'PENTA2', 'PENTA3'].some((code) => givenBefore(doses, code, firstBirthday));
  return on >= firstBirthday && !given;
}

function givenBefore(doses: readonly DoseForecast[], code: string, limit: CivilDate): boolean {
  const givenOn = doses.find((dose) => dose.code === code)?.givenOn;
  return givenOn !== undefined && givenOn < limit;
}

/** Missed: it is overdue or past, and was in the programme in time. */
function behind(dose: DoseForecast): boolean {
  return dose.overdue || (dose.state === 'closed' && !dose.beforeIntroduction);
}

/** Given, not for this person, or new in the programme when this person was past its age. */
function settled(dose: DoseForecast): boolean {
  if (dose.state === 'given' || dose.state === 'not-applicable') return true;
  return dose.state === 'closed' && dose.beforeIntroduction;
}

function nextVisit(doses: readonly DoseForecast[]): Summary['nextVisit'] {
  let day: CivilDate | undefined;
  for (const dose of doses) {
    if (dose.state === 'upcoming' && dose.due && (day === undefined || dose.due < day)) day = dose.due;
  }
  if (day === undefined) return undefined;
  const due = doses.filter((dose) => dose.state === 'upcoming' && dose.due === day).map((dose) => dose.code);
  return { day, doses: due.sort() };
}
