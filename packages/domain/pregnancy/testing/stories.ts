import { addDays, type CivilDate } from '../../calendar/index.ts';
import type { Answers } from '../../forms/index.ts';
import {
  type Birth,
  type JudgedBeside,
  type Pregnancy,
  type PregnancyAct,
  type PregnancyEvent,
  type PregnancyEventKind,
  readPregnancy,
} from '../index.ts';

/** The day on which the cases are judged, and a last menstrual period fifteen weeks before it. */
export const today: CivilDate = '2026-11-25';
export const lmp: CivilDate = '2026-08-12';

export const recorder = { user_id: 'anm', answers: false } as const;
export const officer = { user_id: 'officer', answers: true } as const;

/** What the few needed fields of a form are answered with, so that a case says only what it is about. */
export const filled: Readonly<Record<PregnancyEventKind, Answers>> = {
  registered: { lmp_date: lmp, registered_on: '2026-10-01' },
  changed: { lmp_date: lmp, registered_on: '2026-10-01' },
  antenatal: { visited_on: today },
  risk: { risks: ['Twins'] },
  referral: { referred_on: today, to_facility: 'CHC Sohna', reason: 'severe anaemia' },
  'referral-result': { referral: 'referral-1', heard_on: today, arrived: true },
  delivery: {
    delivered_on: today,
    place: 'Primary Health Centre',
    conducted_by: 'ANM',
    delivery_type: 'Normal',
    live_births: 1,
    still_births: 0,
  },
  abortion: { aborted_on: today, abortion_type: 'Spontaneous' },
  'maternal-death': { died_on: today, place: 'Home', cause: 'Haemorrhage' },
  lost: { lost_on: today, reason: 'moved to another state' },
  postnatal: { visited_on: today },
  'child-added': { reason: 'a twin found later' },
  'delivery-date': { delivered_on: today, reason: 'read wrongly from the card' },
  'lmp-date': { lmp_date: lmp, reason: 'read wrongly from the card' },
  withdrawal: { event: 'antenatal-1', reason: 'of another woman' },
};

/** A child as it is written down with the delivery of `today`. */
export const liveChild = (of: Answers = {}, nth = 1): Birth => ({
  birth_id: `birth-${nth}`,
  child_id: `child-${nth}`,
  facts: { birth_outcome: 'Live birth', born_on: today, sex: 'female', name: 'BABY OF SITA', ...of },
});
export const stillChild = (of: Answers = {}, nth = 1): Birth => ({
  birth_id: `birth-${nth}`,
  child_id: null,
  facts: { birth_outcome: 'Still birth', still_birth_type: 'Fresh', born_on: today, sex: 'male', ...of },
});

/** One step of a story: what happened, captured on a day by somebody. */
export interface Step {
  readonly kind: PregnancyEventKind;
  readonly facts?: Answers;
  readonly births?: readonly Birth[];
  readonly on?: CivilDate;
  /** The hour of its capture. */
  readonly hour?: number;
  readonly by?: string;
}

/** Events of a story; ids are the kind and how often it came so far. */
export function eventsOf(steps: readonly Step[]): readonly PregnancyEvent[] {
  return steps.map(({ kind, facts = {}, births = [], on = today, hour = 10, by = recorder.user_id }, nth) => ({
    event_id: `${kind}-${steps.slice(0, nth + 1).filter((step) => step.kind === kind).length}`,
    kind,
    facts: { ...filled[kind], ...facts },
    births,
    at: `${on}T${String(hour).padStart(2, '0')}:00:00+05:30`,
    by,
  }));
}

/** A pregnancy that was registered with this last menstrual period, and what happened since. */
export function pregnancyOf(steps: readonly Step[] = [], begin: CivilDate = lmp, number = 1): Pregnancy {
  const registered: Step = {
    kind: 'registered',
    facts: { lmp_date: begin, registered_on: addDays(begin, 50) },
    on: addDays(begin, 50),
  };
  const pregnancy = readPregnancy(number, eventsOf([registered, ...steps]));
  if (!pregnancy) throw new Error('a story begins with its registration');
  return pregnancy;
}

/** Beside what an act is judged: a woman of 24 who is pregnant, and an ANM, unless the case says otherwise. */
export function besideOf(of: Partial<JudgedBeside> = {}): JudgedBeside {
  return {
    pregnancy: pregnancyOf(),
    others: [],
    woman: { born: '2002-05-01', gender: 2, deceased_on: null },
    recorder,
    today,
    at: Date.parse(`${of.today ?? today}T10:30:00+05:30`),
    registeredChildren: 0,
    ...of,
  };
}

export function actOf(kind: PregnancyEventKind, facts: Answers = {}, births: readonly Birth[] = []): PregnancyAct {
  return { event_id: 'new', kind, facts: { ...filled[kind], ...facts }, births };
}

/** The refusals of an act as `CODE path`. */
export const lines = (refusals: readonly { readonly code: string; readonly path?: string | undefined }[]): string[] =>
  refusals.map(({ code, path }) => `${code} ${path ?? ''}`);
