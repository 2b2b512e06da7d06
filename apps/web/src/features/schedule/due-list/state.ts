import { namesOf } from '@teeka/contract/names';
import type { Role } from '@teeka/contract/roles';
import type { DuePerson } from '@teeka/contract/schedule';
import type { Asha } from '@teeka/contract/sites';
import { type CivilDate, compareDays } from '@teeka/domain/calendar';
import { nameIn, type SpokenLanguage } from '@teeka/domain/names';
import type { DateRange } from '@teeka/domain/reports';
import {
  type DueDose,
  type DueSpan,
  dueInRange,
  dueSpans,
  forecast,
  nationalSchedule,
  summaryOf,
} from '@teeka/domain/schedule';
import { type ExpectedVials, expectedVials, schedulesOf } from '@teeka/domain/vaccinations';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import { keyOfDoses, recordedDoses } from '../../../records/schedule/person-forecast.ts';
import { placeRules } from '../../../records/schedule/place-rules.ts';
import type { PackView } from '../../../records/view/view.ts';

/** Somebody to call, from the phone's own pack or from the server. */
export interface DueLine {
  readonly id: string;
  readonly name: string;
  readonly dob: CivilDate;
  /** Nothing but the year of birth is known. */
  readonly dob_is_year: boolean;
  readonly gender: number;
  readonly guardian: string;
  readonly mobile: string;
  readonly villageId: number;
  readonly village: string;
  readonly doses: readonly DueDose[];
  readonly leftOut: boolean;
  readonly droppedOut: boolean;
}

interface Judged {
  readonly key: string;
  readonly spans: readonly DueSpan[];
  readonly leftOut: boolean;
  readonly droppedOut: boolean;
}

/** Judged once a person, as long as nothing about them changes. */
const kept = new WeakMap<PersonOnPhone, Judged>();
const schedule = nationalSchedule;

/** What will be open for a person from today on, doses saved on this phone included. */
export function judgedOnPhone(view: PackView, person: PersonOnPhone, today: CivilDate): Judged {
  const local = (view.doses.get(person.beneficiary_id) ?? []).filter(({ state }) => state !== 'refused');
  const place = placeRules(view.rows.meta, person.village_id);
  const key = `${today} ${JSON.stringify(place)} ${keyOfDoses(local)}`;
  const before = kept.get(person);
  if (before?.key === key) return before;
  const doses = recordedDoses(person, local);
  // Who is reported dead is called for nothing, until it is said otherwise, or somebody who gave a dose saw them since.
  const reported = person.reported_dead_on ?? null;
  const isReported = reported !== null && !doses.some(({ date }) => date > reported);
  const schedules = isReported ? [] : schedulesOf(person, { ...place, doses, schedule }, { on: today });
  const spans = schedules.flatMap((one) => dueSpans(one.person, one.doses, { from: today, schedule }));
  const child = schedules.find((one) => one.person.kind === 'child');
  const marks =
    child && spans.length > 0
      ? summaryOf(child.person, forecast(child.person, child.doses, { on: today, schedule }))
      : { leftOut: false, droppedOut: false };
  const judged = { key, spans, leftOut: marks.leftOut, droppedOut: marks.droppedOut };
  kept.set(person, judged);
  return judged;
}

/** Overdue people first, then by day, then by name. */
export const inOrder = (a: DueLine, b: DueLine): number =>
  Number(isLate(b)) - Number(isLate(a)) || compareDays(firstDay(a), firstDay(b)) || a.name.localeCompare(b.name);

export const isLate = ({ doses }: DueLine): boolean => doses.some(({ overdue }) => overdue);
/** What can be given now, and what opens on which later day of the list. */
export function duePartsOf({ doses }: Pick<DueLine, 'doses'>, today: CivilDate) {
  const coming = doses.filter(({ day }) => day > today);
  const days = [...new Set(coming.map(({ day }) => day))].sort(compareDays);
  return {
    now: doses.filter(({ day }) => day <= today),
    coming: days.map((day) => ({ day, codes: coming.filter((dose) => dose.day === day).map(({ code }) => code) })),
  };
}

const firstDay = ({ doses }: DueLine): CivilDate => doses.map(({ day }) => day).sort()[0] ?? '';

/** The lines of people of the pack, in no order. */
export function dueOf(
  view: PackView,
  people: readonly PersonOnPhone[],
  {
    today,
    range,
    language,
  }: { readonly today: CivilDate; readonly range: DateRange; readonly language: SpokenLanguage },
): readonly DueLine[] {
  const names = new Map(
    view.rows.meta.villages.map((one) => [one.village_id, nameIn(namesOf(one, 'village_name'), language)]),
  );
  return people.flatMap((person) => {
    const { spans, leftOut, droppedOut } = judgedOnPhone(view, person, today);
    const doses = dueInRange(spans, { today, ...range });
    if (doses.length === 0) return [];
    const { beneficiary_id: id, ben_name: name, guardian_name: guardian, village_id: villageId } = person;
    const { dob, dob_is_year = false, gender, mobile } = person;
    const village = names.get(villageId) ?? '';
    return [{ id, name, dob, dob_is_year, gender, guardian, mobile, villageId, village, doses, leftOut, droppedOut }];
  });
}

/** A line as the server sends it. */
export function lineOf(person: DuePerson, gender: number): DueLine {
  return {
    id: person.beneficiary_id,
    name: person.ben_name,
    dob: person.dob,
    dob_is_year: person.dob_is_year,
    gender,
    guardian: person.guardian_name,
    mobile: person.ben_mobile_number,
    villageId: person.village_id,
    village: person.village_name,
    doses: person.doses.map(({ dose_code, due_on, last_on, overdue }) => ({
      code: dose_code,
      day: due_on,
      opens: due_on,
      closes: last_on,
      overdue,
    })),
    leftOut: person.left_out,
    droppedOut: person.dropped_out,
  };
}

/** Vials to take along for everybody on the list. */
export function vialsFor(lines: readonly DueLine[]): readonly ExpectedVials[] {
  const vaccineOf = new Map(schedule.rows.map(({ code, vaccine }) => [code, vaccine]));
  const doses = new Map<string, number>();
  for (const line of lines) {
    for (const { code } of line.doses) {
      const vaccine = vaccineOf.get(code) ?? code;
      doses.set(vaccine, (doses.get(vaccine) ?? 0) + 1);
    }
  }
  return expectedVials(doses);
}

/**
 * The villages of a list: those that the site serves, narrowed by a village and an ASHA. Who is on a list of today or has an open course
 * is in the pack wherever they live, and is called by the site of their own village.
 */
export function villagesOf(
  { villages, ashas = [] }: Pick<PackView['rows']['meta'], 'villages' | 'ashas'>,
  { village, asha }: { readonly village: number | null; readonly asha: string },
): ReadonlySet<number> {
  const hers = asha === '' ? null : (ashas.find(({ user_id }) => user_id === asha)?.village_ids ?? []);
  const served = villages.map(({ village_id }) => village_id);
  return new Set(
    served.filter((one) => (village === null || one === village) && (hers === null || hers.includes(one))),
  );
}

/** The ASHAs who can be chosen beside a village: those who look after it, or all. */
export const ashasFor = (ashas: readonly Asha[], village: number | null): readonly Asha[] =>
  ashas.filter(({ village_ids }) => village === null || village_ids.includes(village));

/**
 * The ASHA whose households are shown: the chosen one where she is among those of the part of the area; '' where she is not, for
 * nobody could choose another there. Null while it is not known who is.
 */
export function fittingAsha(chosen: string, ashas: readonly Asha[] | null): string | null {
  if (chosen === '') return '';
  if (ashas === null) return null;
  return ashas.some(({ user_id }) => user_id === chosen) ? chosen : '';
}

/**
 * Whether somebody chooses among ASHAs and between the own centre and the whole area. An ASHA does not: her phone and
 * the server hold her own villages for her, so that of another ASHA's families the list would say that nobody is due.
 */
export const choosesAmongAshas = (role: Role | undefined): boolean => role !== 'ASHA';
