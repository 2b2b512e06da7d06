import { addDays, addYears, type CivilDate, isCivilDate } from '../calendar/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { clashRefusals, type OtherSession } from './clash.ts';
import { minutesOf, slotsPossible } from './slots.ts';
import { type SpecialPlan, specialRefusals } from './special.ts';

/** People one vaccinator can see in a session (CoWIN: 100, and 200 with another vaccinator). */
export const peoplePerVaccinator = 100;
/** A session is at least so long, in minutes. */
export const shortestSession = 30;
/** A plan may be repeated on the same weekday for so many further weeks. */
export const mostRepeats = 12;

/** A session as somebody plans it. Days `YYYY-MM-DD`, times `HH:MM` (24 h). */
export interface SessionPlan {
  readonly date_of_session: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly capacity: number;
  /** Equal parts of the session that people are booked to; 1 means that they come when they like. */
  readonly slots: number;
  readonly vaccines: readonly string[];
  /** Users who work at it; none while it is open who comes. */
  readonly team_members: readonly string[];
  readonly repeat_weeks: number;
  readonly special: SpecialPlan | null;
}

export interface TeamMember {
  readonly user_id: string;
  readonly role: string;
}

export interface PlanFacts {
  readonly today: CivilDate;
  /** India's time of day, `HH:MM`. */
  readonly time: string;
  /** Codes of the vaccines that the kind of site gives. */
  readonly vaccines: readonly string[];
  /** Who is posted to the site. */
  readonly team: readonly TeamMember[];
  /** What else is planned on these days; without the session that is edited. */
  readonly others: readonly OtherSession[];
  /** People on the list of the session that is edited; 0 for a new one. */
  readonly listed: number;
}

type Found = Refusals;

/** The days of a plan: the first, and the same weekday of the weeks it is repeated in. */
export function planDays({ date_of_session, repeat_weeks }: Pick<SessionPlan, 'date_of_session' | 'repeat_weeks'>) {
  return Array.from({ length: repeat_weeks + 1 }, (_, week) => addDays(date_of_session, week * 7));
}

/** The last day a session may be planned for: a year ahead, as lists look ahead. */
export const lastPlannable = (today: CivilDate): CivilDate => addYears(today, 1);

/**
 * Why a session cannot be planned so, each refusal under its field. Day: none FLDVAL0001, none of the calendar 0017,
 * past 0018, more than a year ahead 0019. Times: SESPLN0005 no time of day, 0006 the session would be shorter than 30
 * minutes or end before it begins, 0007 it would be over already. Capacity: FLDVAL0005 outside 1 to 100 for each
 * vaccinator of the team, SESPLN0008 fewer than stand on the list. Slots FLDVAL0005. Vaccines: none FLDVAL0001, one
 * not given there FLDVAL0029. Team: not posted there FLDVAL0029, nobody who vaccinates SESPLN0013. Another session of
 * the site in that time SESPLN0001, or of somebody of the team SESPLN0014. Special: `specialRefusals`.
 */
export function planRefusals(plan: SessionPlan, facts: PlanFacts): Found {
  const when = [...dayRefusals(plan, facts), ...timeRefusals(plan, facts)];
  return [
    ...when,
    ...vaccineRefusals(plan, facts),
    ...teamRefusals(plan, facts),
    ...capacityRefusals(plan, facts),
    ...(when.length === 0 ? clashRefusals({ ...plan, days: planDays(plan) }, facts.others) : []),
    ...(plan.special ? specialRefusals(plan.special) : []),
  ];
}

function dayRefusals(plan: SessionPlan, { today }: PlanFacts): Found {
  const path = 'date_of_session';
  const { date_of_session: day, repeat_weeks } = plan;
  if (day === '') return [{ code: 'FLDVAL0001', path }];
  if (!isCivilDate(day)) return [{ code: 'FLDVAL0017', path }];
  if (day < today) return [{ code: 'FLDVAL0018', path, values: { min: today } }];
  const max = lastPlannable(today);
  if (day > max) return [{ code: 'FLDVAL0019', path, values: { max } }];
  const weeks = Number.isInteger(repeat_weeks) && repeat_weeks >= 0 && repeat_weeks <= mostRepeats;
  if (weeks) return [];
  return [{ code: 'FLDVAL0005', path: 'repeat_weeks', values: { min: 0, max: mostRepeats } }];
}

function timeRefusals(plan: SessionPlan, { today, time }: PlanFacts): Found {
  const [from, to] = [minutesOf(plan.start_time), minutesOf(plan.end_time)];
  if (from === undefined) return [{ code: 'SESPLN0005', path: 'start_time' }];
  if (to === undefined) return [{ code: 'SESPLN0005', path: 'end_time' }];
  if (to - from < shortestSession) return [{ code: 'SESPLN0006', path: 'end_time', values: { min: shortestSession } }];
  const over = plan.date_of_session === today && plan.end_time <= time;
  return over ? [{ code: 'SESPLN0007', path: 'end_time' }] : [];
}

function vaccineRefusals({ vaccines }: SessionPlan, facts: PlanFacts): Found {
  if (vaccines.length === 0) return [{ code: 'FLDVAL0001', path: 'vaccines' }];
  const unknown = vaccines.findIndex((code) => !facts.vaccines.includes(code));
  return unknown < 0 ? [] : [{ code: 'FLDVAL0029', path: `vaccines.${unknown}` }];
}

const vaccinates = ({ role }: TeamMember): boolean => role === 'Vaccinator' || role === 'ANM';

/** How many people a session with this team may be planned for; a team not named yet counts as one vaccinator. */
export function capacityPossible(team: readonly TeamMember[]): number {
  return peoplePerVaccinator * Math.max(1, team.filter(vaccinates).length);
}

const chosen = (plan: SessionPlan, facts: PlanFacts): readonly TeamMember[] =>
  facts.team.filter(({ user_id }) => plan.team_members.includes(user_id));

function teamRefusals(plan: SessionPlan, facts: PlanFacts): Found {
  const posted = facts.team.map(({ user_id }) => user_id);
  const unknown = plan.team_members.findIndex((id) => !posted.includes(id));
  if (unknown >= 0) return [{ code: 'FLDVAL0029', path: `team_members.${unknown}` }];
  const none = plan.team_members.length > 0 && !chosen(plan, facts).some(vaccinates);
  return none ? [{ code: 'SESPLN0013', path: 'team_members' }] : [];
}

function capacityRefusals(plan: SessionPlan, facts: PlanFacts): Found {
  const { capacity, slots } = plan;
  const max = capacityPossible(chosen(plan, facts));
  const whole = Number.isInteger(capacity) && capacity >= 1 && capacity <= max;
  if (!whole) return [{ code: 'FLDVAL0005', path: 'capacity', values: { min: 1, max } }];
  if (capacity < facts.listed) return [{ code: 'SESPLN0008', path: 'capacity', values: { count: facts.listed } }];
  const mostSlots = slotsPossible(plan);
  const fits = Number.isInteger(slots) && slots >= 1 && slots <= mostSlots;
  return fits ? [] : [{ code: 'FLDVAL0005', path: 'slots', values: { min: 1, max: mostSlots } }];
}
