import type { ComponentType } from 'react';
import type { Plan } from '../../visit/plan.ts';
import type { Problem } from '../rabies/problems.ts';
import type { BiteSave } from './entries.ts';
import type { BiteProps, OpenBite } from './use-bite-visit.ts';

/** What fields of a visit need. */
export interface Asking extends Pick<BiteProps, 'visit'> {
  /** What is missing or refused under a field. */
  readonly errorOf: (field: string) => string | undefined;
}

export interface QuestionProps extends BiteProps, Asking {
  /** Whether the case-close dialog was requested or put away; null while neither. */
  readonly closing: boolean | null;
  readonly onClosing: (closing: boolean) => void;
}

/** The care of one kind of bite: beside the plan of its visits what it asks on their first page. */
export interface BitePlan extends Plan<OpenBite, BiteSave> {
  /** A new bite, or where its case stands. */
  readonly Questions: ComponentType<QuestionProps>;
  /** What is missing before a new case can go on. */
  readonly problems: (visit: OpenBite) => readonly Problem[];
}
