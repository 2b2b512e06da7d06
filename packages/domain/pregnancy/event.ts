import type { CivilDate } from '../calendar/index.ts';
import type { Answers } from '../forms/index.ts';
import { dayFieldOf } from './forms/days.ts';
import type { PregnancyEventKind } from './forms/kinds.ts';

/** A child of a delivery: `birth_id` is made where it is written down; a living one has the number of its record beside. */
export interface Birth {
  readonly birth_id: string;
  /** Reference number under which the child is, or will be, registered; null for one that was born dead. */
  readonly child_id: string | null;
  readonly facts: Answers;
}

/** Something that happened in a pregnancy, as it is reported. */
export interface PregnancyAct {
  readonly event_id: string;
  readonly kind: PregnancyEventKind;
  readonly facts: Answers;
  /** Of a delivery: its children; of one added to it: that child. */
  readonly births: readonly Birth[];
}

/** The same on record, the earliest recorded first. */
export interface PregnancyEvent extends PregnancyAct {
  /** When it was captured, ISO 8601. */
  readonly at: string;
  /** Who captured it. */
  readonly by: string;
}

/** The text in a field; empty where it is none. */
export const textIn = (facts: Answers, field: string): string => {
  const value = facts[field];
  return typeof value === 'string' ? value : '';
};
export const numberIn = (facts: Answers, field: string): number | null => {
  const value = facts[field];
  return typeof value === 'number' ? value : null;
};
export const listIn = (facts: Answers, field: string): readonly string[] => {
  const value = facts[field];
  return Array.isArray(value) ? value : [];
};

/** The day of an event: what its form says, else that on which it was captured. */
export function dayOfEvent({ kind, facts }: Pick<PregnancyAct, 'kind' | 'facts'>, capturedOn: CivilDate): CivilDate {
  const field = dayFieldOf(kind);
  const day = field === undefined ? '' : textIn(facts, field);
  return day === '' ? capturedOn : day;
}
