import type { Answer, Answers } from '@teeka/domain/forms';
import {
  type Birth,
  babyName,
  birthFields,
  mostChildren,
  numberIn,
  type OutcomeKind,
  type PregnancyAct,
  type PregnancyField,
  pregnancyForms,
  textIn,
} from '@teeka/domain/pregnancy';
import type { BirthDose, Proof } from '../parts/children/birth-doses.ts';
import type { FamilyMobile } from '../parts/children/mobile-fields.tsx';
import type { Agreed } from '../parts/children/refusals.ts';

/** A child of the delivery as it is written down: its ids are made once, and stay. */
export interface ChildDraft {
  readonly birth_id: string;
  readonly child_id: string;
  readonly facts: Answers;
  readonly given: readonly BirthDose[];
  /** The child is this person, who is registered already. */
  readonly known?: { readonly id: string; readonly name: string } | undefined;
}

/** How a pregnancy ended, as it is filled in. */
export interface OutcomeDraft extends Agreed {
  readonly event_id: string;
  readonly kind: OutcomeKind | null;
  /** By kind, so that a slip of the first answer loses nothing. */
  readonly facts: Readonly<Partial<Record<OutcomeKind, Answers>>>;
  readonly children: readonly ChildDraft[];
  readonly step: string;
  readonly proof: Proof;
  /** At which the family is reached; null while it is the mother's. */
  readonly mobile: FamilyMobile | null;
}
export const emptyOutcome: OutcomeDraft = {
  event_id: '',
  kind: null,
  facts: {},
  children: [],
  step: 'how',
  consent_at: '',
  proof: 'card',
  mobile: null,
  reason: '',
};

/** A form that was begun before it asked for a number. */
export const wholeOutcome = (kept: OutcomeDraft): OutcomeDraft => ({ ...kept, mobile: kept.mobile ?? null });

export const outcomePlace = (person: string) => `/pregnancy/${person}/outcome#outcome` as const;

export const factsOf = ({ kind, facts }: OutcomeDraft): Answers => (kind && facts[kind]) || {};

/** How many children were born alive, and how many rows there are. */
export function childrenOf(draft: OutcomeDraft): { readonly live: number; readonly born: number } {
  if (draft.kind !== 'delivery') return { live: 0, born: 0 };
  const facts = factsOf(draft);
  const of = (key: string) => Math.max(0, Math.min(mostChildren, numberIn(facts, key) ?? 0));
  const live = of('live_births');
  return { live, born: Math.min(mostChildren, live + of('still_births')) };
}

/** As many children as were born: who is written down already stays, also where the number goes down and up again. */
export function withChildren(draft: OutcomeDraft, make: () => ChildDraft): OutcomeDraft {
  const lacking = Math.max(0, childrenOf(draft).born - draft.children.length);
  return { ...draft, children: [...draft.children, ...Array.from({ length: lacking }, make)] };
}

/** One answer, taken back where it is empty. */
export function answered(facts: Answers, key: string, value: Answer): Answers {
  const { [key]: _, ...others } = facts;
  return value === '' ? others : { ...facts, [key]: value };
}

export interface Family {
  readonly mother: string;
  /** Who is written down as the mother's husband or guardian. */
  readonly father: string;
}

/** The facts of a child with what follows unless something else is said: the living come first. */
export function factsOfChild(draft: OutcomeDraft, nth: number, { mother, father }: Family): Answers {
  const { live, born } = childrenOf(draft);
  const isLive = nth < live;
  const delivered = textIn(factsOf(draft), 'delivered_on');
  const time = textIn(factsOf(draft), 'delivered_time');
  const proposed: Answers = {
    ...(delivered === '' ? {} : { born_on: delivered }),
    // Of twins each has an hour of its own.
    ...(isLive && born === 1 && time !== '' ? { born_time: time } : {}),
    ...(isLive ? { name: babyName(mother, { nth, of: live }), ...(father === '' ? {} : { father_name: father }) } : {}),
  };
  const child = draft.children[nth];
  const { father_name, ...others }: Answers = { ...proposed, ...child?.facts };
  return {
    ...others,
    // What is not asked of a child that is registered already is not judged either.
    ...(isLive && child?.known ? { name: child.known.name } : father_name === undefined ? {} : { father_name }),
    birth_outcome: isLive ? 'Live birth' : 'Still birth',
  };
}

/** The act that the form makes. */
export function actOf(draft: OutcomeDraft, family: Family): PregnancyAct | null {
  const { kind, event_id } = draft;
  if (kind === null) return null;
  const { live, born } = childrenOf(draft);
  const births = draft.children.slice(0, born).map(
    ({ birth_id, child_id, known }, nth): Birth => ({
      birth_id,
      child_id: nth < live ? (known?.id ?? child_id) : null,
      facts: factsOfChild(draft, nth, family),
    }),
  );
  return { event_id, kind, facts: factsOf(draft), births: kind === 'delivery' ? births : [] };
}

const laterOfDelivery = [
  'complications',
  'complication_other',
  'units_transfused',
  'discharged_on',
  'discharged_time',
  'jsy_paid',
];

/** The fields of a step of the form; none of the others. */
export function fieldsOfStep(kind: OutcomeKind, step: string): readonly PregnancyField[] {
  if (step.startsWith('child-')) return birthFields.filter(({ key }) => key !== 'birth_outcome');
  const fields: readonly PregnancyField[] = pregnancyForms[kind];
  if (kind !== 'delivery') return step === 'what' ? fields : [];
  return fields.filter(({ key }) => laterOfDelivery.includes(key) === (step === 'more') && step !== 'family');
}

/** The living children who are registered with this form. */
export const newChildren = (draft: OutcomeDraft): readonly { readonly child: ChildDraft; readonly nth: number }[] =>
  draft.children.slice(0, childrenOf(draft).live).flatMap((child, nth) => (child.known ? [] : [{ child, nth }]));

/** The steps of the form, in order. */
export function stepsOf(draft: OutcomeDraft): readonly string[] {
  if (draft.kind !== 'delivery') return ['how', 'what'];
  const { born } = childrenOf(draft);
  const children = Array.from({ length: born }, (_, nth) => `child-${nth}`);
  return ['how', 'what', 'more', ...children, ...(newChildren(draft).length > 0 ? ['family'] : [])];
}

const familyFields: readonly string[] = ['consent.version', 'reason-alike', 'mobile_number', 'mobile_repeated'];

/** In which step a refused field stands. */
export function stepOfPath(path: string, draft: OutcomeDraft): string {
  const nth = /^births\.(\d+)/.exec(path)?.[1];
  if (nth !== undefined) return `child-${nth}`;
  if (familyFields.includes(path)) return 'family';
  if (path === 'kind') return 'how';
  return draft.kind === 'delivery' && laterOfDelivery.includes(path) ? 'more' : 'what';
}

/** What the server refused, by the names of the form's fields. */
export function pathInForm(path: string): string {
  if (path.startsWith('duplicate_overruled')) return 'reason-alike';
  return path
    .replace(/^event\.births\.(\d+)\.facts\./, 'births.$1.')
    .replace(/^event\.facts\./, '')
    .replace(/^event\./, '');
}

/** Every field under which a refusal can stand. */
export const formFields: readonly string[] = [
  'kind',
  ...familyFields,
  ...(['delivery', 'abortion', 'maternal-death', 'lost'] as const).flatMap((kind) =>
    pregnancyForms[kind].map(({ key }) => key),
  ),
  ...Array.from({ length: mostChildren }, (_, nth) => birthFields.map(({ key }) => `births.${nth}.${key}`)).flat(),
];
