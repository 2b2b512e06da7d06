import type { PlanChoices, PlannedSession } from '@teeka/contract/sessions/plans';
import type { Refusal } from '@teeka/domain/refusal';
import {
  ageInDays,
  ageInYears,
  capacityPossible,
  concernsBooked,
  mayMove,
  type PlanFacts,
  planRefusals,
  type SessionPlan,
  slotsPossible,
  specialType,
} from '@teeka/domain/sessions';
import { countTyped } from '@teeka/domain/text';
import { bookedOn } from '../plans/state.ts';

/** A plan as it is typed. */
export interface PlanForm {
  readonly site: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly repeat: number;
  readonly capacity: string;
  readonly slots: number;
  /** Null: all that the site gives. */
  readonly vaccines: readonly string[] | null;
  readonly team: readonly string[];
  /** Null: everybody who is due. */
  readonly type: number | null;
  readonly group: string;
  readonly institution: string;
  readonly ageFrom: string;
  readonly ageTo: string;
  readonly facilitatorName: string;
  readonly facilitatorDesignation: string;
  readonly facilitatorMobile: string;
  readonly publish: boolean;
}

/** A usual outreach session: nine to two, forty places, all vaccines. */
export const emptyPlan: PlanForm = {
  site: '',
  date: '',
  start: '09:00',
  end: '14:00',
  repeat: 0,
  capacity: '40',
  slots: 1,
  vaccines: null,
  team: [],
  type: null,
  group: '',
  institution: '',
  ageFrom: '',
  ageTo: '',
  facilitatorName: '',
  facilitatorDesignation: '',
  facilitatorMobile: '',
  publish: true,
};

export const planSteps = ['place', 'people', 'whom'] as const;
export type PlanStep = (typeof planSteps)[number];

/** The fields of each step, as the request names them: a refusal leads back to its step. */
export const fieldsOf: Readonly<Record<PlanStep, readonly string[]>> = {
  place: ['session_site_id', 'date_of_session', 'start_time', 'end_time', 'repeat_weeks'],
  people: ['vaccines', 'capacity', 'slots', 'team_members'],
  whom: [
    'special_session_type_id',
    'special_group',
    'institution_name',
    'min_age',
    'max_age',
    'key_facilitator_name',
    'key_facilitator_designation',
    'key_facilitator_mobile',
  ],
};
export const planFields = Object.values(fieldsOf).flat();

/** A refusal of one of several vaccines or people stands under their field. */
export function underField<R extends Pick<Refusal, 'path'>>(refusal: R): R {
  const [field = ''] = refusal.path?.split('.') ?? [];
  return planFields.includes(field) ? { ...refusal, path: field } : refusal;
}

/** The first step that holds a refused field; the step itself where none does. */
export function stepOf(refusals: readonly Pick<Refusal, 'path'>[], step: PlanStep): PlanStep {
  const found = planSteps.find((one) => refusals.some(({ path }) => fieldsOf[one].includes(path ?? '')));
  return found ?? step;
}

const whole = (text: string): number | null => {
  const count = countTyped(text);
  return Number.isNaN(count) ? null : count;
};

/** The request's fields; `all` are the vaccines of the site. */
export function planRequest(form: PlanForm, all: readonly string[]) {
  const aged = specialType(form.type)?.ages ?? false;
  const ages = ageInDays({ from: whole(form.ageFrom), to: whole(form.ageTo) });
  const special = form.type !== null;
  const said = (text: string): string => (special ? text.trim() : '');
  return {
    date_of_session: form.date,
    start_time: form.start,
    end_time: form.end,
    capacity: whole(form.capacity) ?? 0,
    slots: form.slots,
    vaccines: [...(form.vaccines ?? all)],
    team_members: [...form.team],
    special_session_type_id: form.type,
    special_group: said(form.group),
    institution_name: said(form.institution),
    min_age: aged ? ages.min_age : null,
    max_age: aged ? ages.max_age : null,
    key_facilitator_name: said(form.facilitatorName),
    key_facilitator_designation: said(form.facilitatorDesignation),
    key_facilitator_mobile: said(form.facilitatorMobile),
  };
}

export interface Known {
  readonly choices: PlanChoices | null;
  readonly today: string;
  readonly time: string;
  /** The session that is changed, and how many stand on its list. */
  readonly changed: { readonly session_id: string; readonly listed: number } | null;
}

/** What is typed where a whole number belongs and is none: FLDVAL0032. It must not be sent as if nothing were typed. */
function countRefusals(form: PlanForm): readonly Refusal[] {
  const ages = [
    ['min_age', form.ageFrom],
    ['max_age', form.ageTo],
  ] as const;
  const counts = [['capacity', form.capacity] as const, ...(specialType(form.type)?.ages ? ages : [])];
  return counts.filter(([, text]) => Number.isNaN(countTyped(text))).map(([path]) => ({ code: 'FLDVAL0032', path }));
}

/** Why the plan cannot be made so, as far as this phone knows: the rules are those of the server. */
export function formRefusals(form: PlanForm, { choices, today, time, changed }: Known): readonly Refusal[] {
  if (form.site === '' || !choices) return [{ code: 'FLDVAL0001', path: 'session_site_id' }];
  const vaccines = choices.vaccines.map(({ material_code }) => material_code);
  const request = planRequest(form, vaccines);
  const facts: PlanFacts = {
    today,
    time,
    vaccines,
    team: choices.team,
    listed: changed?.listed ?? 0,
    others: choices.planned
      .filter(({ session_id }) => session_id !== changed?.session_id)
      .map((one) => ({ ...one, sameSite: true, team_members: [] })),
  };
  const plan: SessionPlan = {
    ...request,
    repeat_weeks: changed ? 0 : form.repeat,
    special:
      request.special_session_type_id === null
        ? null
        : {
            ...request,
            special_session_type_id: request.special_session_type_id,
            key_facilitator: {
              name: request.key_facilitator_name,
              designation: request.key_facilitator_designation,
              mobile: request.key_facilitator_mobile,
            },
          },
  };
  const refusals = [...countRefusals(form), ...planRefusals(plan, facts).map(underField)];
  return refusals.filter(({ path }, at) => refusals.findIndex((one) => one.path === path) === at);
}

const knowsNothing: PlanChoices = { vaccines: [], team: [], planned: [] };

/** What is refused of a plan of this type while nothing is filled in: it must be. A rule tells one end of a time only. */
export function refusedEmpty(type: number | null, today: string): readonly Refusal[] {
  const known = { choices: knowsNothing, today, time: '00:00', changed: null };
  const nothing = { ...emptyPlan, capacity: '', type };
  return [
    { ...nothing, start: '' },
    { ...nothing, site: 'any', start: '' },
    { ...nothing, site: 'any', end: '' },
  ].flatMap((form) => formRefusals(form, known));
}

/** How many people booked hear of the change: none while their day and time stay what they are. */
export function hearOf(form: PlanForm, changed: PlannedSession): number {
  const after = {
    ...changed,
    date_of_session: form.date,
    start_time: form.start,
    end_time: form.end,
    slots: form.slots,
    capacity: whole(form.capacity) ?? 0,
  };
  const { slots = 1, published = true, ...plan } = changed;
  const concerned = concernsBooked({ ...plan, slots, published }, { ...after, published });
  return concerned ? bookedOn(changed) : 0;
}

/** Only what belongs to this step or to one before: what comes later is not asked yet. */
export function refusalsUpTo(refusals: readonly Refusal[], step: PlanStep): readonly Refusal[] {
  const fields = planSteps.slice(0, planSteps.indexOf(step) + 1).flatMap((one) => fieldsOf[one]);
  return refusals.filter(({ path }) => fields.includes(path ?? ''));
}

/** How many the session may be for with the chosen team. */
export function mostPlaces(form: PlanForm, choices: PlanChoices | null): number {
  return capacityPossible((choices?.team ?? []).filter(({ user_id }) => form.team.includes(user_id)));
}

/** Whoever gives vaccines stands first: one of them has to come. */
export function vaccinatorsFirst(team: PlanChoices['team']): PlanChoices['team'] {
  const gives = ({ role }: PlanChoices['team'][number]) => mayMove('start', role);
  return [...team].sort((a, b) => Number(gives(b)) - Number(gives(a)));
}

/** The numbers of slots that fit the hours and places, 1 first. */
export function slotChoices(form: PlanForm): readonly number[] {
  const most = slotsPossible({
    start_time: form.start,
    end_time: form.end,
    capacity: whole(form.capacity) ?? 0,
  });
  return Array.from({ length: most }, (_, at) => at + 1);
}

const typed = (years: number | null): string => (years === null ? '' : String(years));

/** A plan that is there, as it is changed. */
export function formOf(plan: PlannedSession, all: readonly string[]): PlanForm {
  const { from, to } = ageInYears({ min_age: plan.min_age ?? null, max_age: plan.max_age ?? null });
  return {
    ...emptyPlan,
    site: plan.session_site_id,
    date: plan.date_of_session,
    start: plan.start_time,
    end: plan.end_time,
    capacity: String(plan.capacity),
    slots: plan.slots ?? 1,
    vaccines: all.every((code) => plan.vaccines.includes(code)) ? null : plan.vaccines,
    team: plan.team_members,
    type: plan.special_session_type_id ?? null,
    group: plan.special_group ?? '',
    institution: plan.institution_name ?? '',
    ageFrom: typed(from),
    ageTo: typed(to),
    facilitatorName: plan.key_facilitator_name ?? '',
    facilitatorDesignation: plan.key_facilitator_designation ?? '',
    facilitatorMobile: plan.key_facilitator_mobile ?? '',
  };
}

/** One more or one less of several. */
export const toggled = (chosen: readonly string[], one: string): readonly string[] =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
