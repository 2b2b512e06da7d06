import type { CaseEvent, RabiesDetails, VenomDetails } from '@teeka/contract/bites/shapes';
import { type CivilDate, dayInIndia } from '@teeka/domain/calendar';
import { type EarlierCourse, rabiesRules } from '@teeka/domain/rabies';
import { amountTyped } from '@teeka/domain/text';
import { venomRules } from '@teeka/domain/venom';
import type { VisitDraft } from '../../visit/use-visit.ts';

/** What the visit is about; the first thing asked at a clinic where bites, stings and courses meet. */
export const biteKinds = ['bite', 'prevention', 'snake', 'scorpion'] as const;
export type BiteKind = (typeof biteKinds)[number];

/** A dose of antivenom that is not saved yet. */
export interface AntivenomDraft {
  readonly code: 'ASV' | 'SAV';
  readonly vials: number;
  readonly startedAt: string;
  /** Null while the drip runs. */
  readonly endedAt?: string | null;
  readonly batchId: string;
}

/** A day of a course that others gave, read from the person's paper; `on` as typed so far. */
export interface EarlierDay {
  readonly day: number;
  readonly on: string;
}

/** Immunoglobulin that another hospital gave for this bite; the day as typed so far, the product empty where unknown. */
export interface RigElsewhere {
  readonly on: string;
  readonly type: string;
  readonly place: string;
  /** Its paper was seen; else it was only reported. */
  readonly paper: boolean;
}

/** One person's visit to a clinic for bites, as chosen so far; kept as a draft until it is saved. */
export interface BiteDraft extends VisitDraft {
  readonly kind: BiteKind | null;
  readonly rabies: RabiesDetails;
  readonly venom: VenomDetails;
  /** As typed. */
  readonly weight: string;
  readonly rigType: string;
  /** Null until touched: given when it is needed. */
  readonly rigToday: boolean | null;
  readonly infiltrated: string;
  readonly rigElsewhere: RigElsewhere | null;
  /** Batch of the vial, by dose code. */
  readonly batches: Readonly<Record<string, string>>;
  readonly earlierDays: readonly EarlierDay[];
  /** A refused record of others' doses alone is corrected: nothing is given today. */
  readonly onlyPaper: boolean;
  readonly events: readonly CaseEvent[];
  readonly antivenom: readonly AntivenomDraft[];
  /** When the blood went into the glass tube; empty while no test runs. */
  readonly tubeFrom: string;
  /** Set when the case ends with this visit. */
  readonly closing: string;
  /** Whether an open case of venom, quiet for days, is what brings the person again; null until it is said. */
  readonly sameBite: boolean | null;
}

const rabies: RabiesDetails = {
  purpose: 'bite',
  rules_version: rabiesRules.version,
  regimen: '',
  weight_kg: null,
  pregnant: false,
  immune_weak: false,
  allergy: '',
  bitten_on: null,
  bitten_time: '',
  place: '',
  village: '',
  animal: '',
  ownership: '',
  animal_vaccinated: '',
  provoked: '',
  animal_state: '',
  bit_others: false,
  contacts: [],
  wound_sites: [],
  wound_count: null,
  washed: '',
  sutured: false,
  tetanus_given: false,
  earlier: 'none',
  earlier_on: null,
  earlier_product: null,
};

const venom: VenomDetails = {
  creature: 'snake',
  rules_version: venomRules.version,
  weight_kg: null,
  pregnant: false,
  allergy: '',
  earlier_antivenom: false,
  bitten_on: null,
  bitten_time: '',
  place: '',
  village: '',
  activity: '',
  asleep: null,
  body_site: '',
  species: '',
  evidence: '',
  first_aid: [],
  healer: false,
  transport: '',
  arrived_time: '',
};

export const newDraft: BiteDraft = {
  kind: null,
  rabies,
  venom,
  weight: '',
  rigType: 'ERIG',
  rigToday: null,
  infiltrated: '',
  rigElsewhere: null,
  batches: {},
  earlierDays: [],
  onlyPaper: false,
  events: [],
  antivenom: [],
  tubeFrom: '',
  closing: '',
  sameBite: null,
  saved: null,
  sent: null,
};

/** The day of a death that this visit tells of: empty without a day, undefined where nobody died. */
export function diedIn({ events, closing }: BiteDraft): CivilDate | '' | undefined {
  const death = events.findLast(({ kind, facts }) => kind === 'outcome' && facts.state === 'died');
  if (death) return dayInIndia(death.at);
  return closing === 'died' ? '' : undefined;
}

/** What stays when a visit is saved: blood that still stands in the glass. */
export const afterSaving = ({ tubeFrom }: BiteDraft): BiteDraft => ({ ...newDraft, tubeFrom });

/** What was done and typed for one kind; blood that stands in a glass stands there whatever is chosen. */
const { earlierDays, rigElsewhere, onlyPaper, events, antivenom, closing } = newDraft;
const nothingDone = { earlierDays, rigElsewhere, onlyPaper, events, antivenom, closing };

/**
 * Begins a visit of a kind; the bite is taken to be of today until something else is said, and what the record tells of
 * an earlier course is filled in. What was done for another kind would refuse the whole record: it goes.
 */
export function begun(
  draft: BiteDraft,
  kind: BiteKind,
  today: CivilDate,
  { earlier, earlierOn }: EarlierCourse = { earlier: 'none', earlierOn: null },
): BiteDraft {
  const purpose = kind === 'prevention' ? 'prevention' : 'bite';
  const bitten_on = kind === 'prevention' ? null : today;
  const creature = kind === 'scorpion' ? 'scorpion' : 'snake';
  return {
    ...draft,
    ...(draft.kind === kind ? {} : nothingDone),
    kind,
    rabies: {
      ...draft.rabies,
      purpose,
      bitten_on,
      ...(earlier === 'none' ? {} : { earlier, earlier_on: earlierOn }),
      animal: draft.rabies.animal || (kind === 'bite' ? 'dog' : ''),
    },
    venom: { ...draft.venom, creature, bitten_on: bitten_on ?? today },
  };
}

/** Whether an earlier course is reported of which somebody may know the product. */
export const hadCourse = ({ earlier }: Pick<RabiesDetails, 'earlier'>): boolean =>
  earlier === 'complete' || earlier === 'incomplete';

/** Kilograms as typed; null when that is no weight a person can have. */
export function weightOf(typed: string): number | null {
  const kg = amountTyped(typed) ?? 0;
  return kg >= 1 && kg <= 300 ? Math.round(kg * 10) / 10 : null;
}

/** What happened besides the vials of today: enough for a visit to be saved. */
export const hasMore = ({ draft }: { readonly draft: BiteDraft }): boolean =>
  draft.events.length + draft.antivenom.length + draft.earlierDays.length > 0 ||
  draft.rigElsewhere !== null ||
  draft.closing !== '';
