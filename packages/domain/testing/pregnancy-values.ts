import type { Answers } from '../forms/index.ts';
import type { PregnancyAct, PregnancyEventKind } from '../pregnancy/index.ts';
import { pregnancyEarlierValues } from './pregnancy-earlier-values.ts';
import { pregnancyOutcomeValues } from './pregnancy-outcome-values.ts';
import { pregnancyRegistrationValues } from './pregnancy-registration-values.ts';
import type { PregnancyValue } from './pregnancy-value-rows.ts';
import { pregnancyVisitValues, referralBefore, visitBefore } from './pregnancy-visit-values.ts';
import { valuesToday } from './value-rows.ts';

export type { PregnancyValue } from './pregnancy-value-rows.ts';

/** Good and bad values of every field of every form of a pregnancy; phone and server judge them alike. */
export const pregnancyValues: readonly PregnancyValue[] = [
  ...pregnancyRegistrationValues,
  ...pregnancyEarlierValues,
  ...pregnancyVisitValues,
  ...pregnancyOutcomeValues,
];

/** The woman of the table. */
export const valuesWoman = { born: '1998-05-01', gender: 2, deceased_on: null } as const;
/** Thirty-six weeks before the day on which the values are judged. */
export const valuesLmp = '2025-07-01';

const deliveredOn = '2026-03-10';

/** A form with what it needs. */
const goodFacts: Readonly<Record<PregnancyEventKind, Answers>> = {
  registered: { lmp_date: valuesLmp, registered_on: '2025-09-01' },
  changed: { lmp_date: valuesLmp, registered_on: '2025-09-01' },
  antenatal: { visited_on: valuesToday },
  risk: { risks: ['Twins'] },
  referral: { referred_on: '2026-03-01', to_facility: 'CHC Sohna', reason: 'severe anaemia' },
  'referral-result': { referral: referralBefore, heard_on: valuesToday, arrived: true },
  delivery: {
    delivered_on: deliveredOn,
    place: 'Primary Health Centre',
    conducted_by: 'ANM',
    delivery_type: 'Normal',
    live_births: 1,
    still_births: 0,
  },
  abortion: { aborted_on: '2025-10-01', abortion_type: 'Spontaneous' },
  'maternal-death': { died_on: valuesToday, place: 'Home', cause: 'Haemorrhage' },
  lost: { lost_on: valuesToday, reason: 'moved to another state' },
  postnatal: { visited_on: valuesToday },
  'child-added': { reason: 'a twin found later' },
  'delivery-date': { delivered_on: deliveredOn, reason: 'read wrongly from the card' },
  'lmp-date': { lmp_date: valuesLmp, reason: 'read wrongly from the card' },
  withdrawal: { event: visitBefore, reason: 'of another woman' },
};
const goodChild: Answers = {
  birth_outcome: 'Live birth',
  born_on: deliveredOn,
  sex: 'female',
  name: 'BABY OF SITA',
};

/** Ids of this pregnancy, made by whoever runs the table. */
export interface PregnancyIds {
  readonly registration: string;
  readonly visit: string;
  readonly referral: string;
  readonly delivery: string;
  readonly birth: string;
  /** Reference number of the child. */
  readonly child: string;
  /** Of five more children. */
  readonly more: readonly { readonly birth: string; readonly child: string }[];
  /** Of the act that is judged, and of its child. */
  readonly act: string;
}

/** What has to be on record before a value of this form is judged; in this order. */
export function pregnancyBefore({ form }: PregnancyValue, ids: PregnancyIds): readonly PregnancyAct[] {
  if (form === 'registered') return [];
  const registered = act('registered', ids.registration);
  // An abortion is not before the last visit, and the weeks in which one may be end long before the others' visit.
  if (form === 'abortion') return [registered];
  const visit = act('antenatal', ids.visit, { visited_on: '2026-01-10' });
  if (form === 'referral-result') return [registered, visit, act('referral', ids.referral)];
  if (form !== 'postnatal' && form !== 'delivery-date' && form !== 'child-added') return [registered, visit];
  // A visit tells of as many children as there can be.
  const more = form === 'postnatal' ? ids.more : [];
  const births = [ids, ...more].map((child) => childOf(child, {}));
  return [registered, visit, { ...act('delivery', ids.delivery, { live_births: births.length }), births }];
}

/** The act with a value in its field. */
export function pregnancyActWith(value: PregnancyValue, ids: PregnancyIds): PregnancyAct {
  const { form, beside } = value;
  const field = value.value === undefined ? {} : { [value.path]: withIds(value.value, ids) };
  if (form === 'birth') {
    const facts = { ...goodChild, ...beside, ...field } as Answers;
    const isLive = facts.birth_outcome === 'Live birth';
    const counts = { live_births: isLive ? 1 : 0, still_births: isLive ? 0 : 1 };
    return { ...act('delivery', ids.act, counts), births: [childOf(ids, facts, isLive)] };
  }
  const made = act(form, ids.act, { ...beside, ...field } as Answers);
  const facts = Object.fromEntries(
    Object.entries(made.facts).map(([key, answer]) => [key, withIds(answer, ids)]),
  ) as Answers;
  if (form === 'child-added') return { ...made, facts, births: ids.more.slice(0, 1).map((one) => childOf(one, {})) };
  if (form !== 'delivery') return { ...made, facts };
  const born = facts.delivered_on;
  return { ...made, facts, births: [childOf(ids, typeof born === 'string' && born !== '' ? { born_on: born } : {})] };
}

/** The path at which a refusal of the value stands. */
export const pregnancyPath = ({ form, path }: PregnancyValue): string => (form === 'birth' ? `births.0.${path}` : path);

const act = (kind: PregnancyEventKind, event_id: string, facts: Answers = {}): PregnancyAct => ({
  event_id,
  kind,
  facts: { ...goodFacts[kind], ...facts },
  births: [],
});

const childOf = ({ birth, child }: Pick<PregnancyIds, 'birth' | 'child'>, facts: Answers, isLive = true) => ({
  birth_id: birth,
  child_id: isLive ? child : null,
  facts: { ...goodChild, ...facts },
});

function withIds(value: unknown, { referral, visit }: PregnancyIds): unknown {
  if (value === referralBefore) return referral;
  return value === visitBefore ? visit : value;
}
