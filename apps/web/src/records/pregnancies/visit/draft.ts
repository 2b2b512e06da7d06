import type { Answers } from '@teeka/domain/forms';
import type { Place } from '../../forms/forms.ts';
import type { VisitStep } from './steps.ts';

/** What a worker says of a proposed risk; what is left open stays proposed. */
export type Verdicts = Readonly<Record<string, 'holds' | 'not' | undefined>>;

/** The acts of a visit: what was found, what was said of risks, where she is sent. */
export const visitActs = ['antenatal', 'risk', 'referral'] as const;
export type VisitAct = (typeof visitActs)[number];

/** A visit as it is written down, kept on this phone. */
export interface VisitDraft {
  readonly step: VisitStep;
  readonly facts: Answers;
  readonly verdicts: Verdicts;
  /** Why, of the risks; null until somebody has typed. */
  readonly riskReason: string | null;
  /** Null until somebody has decided. */
  readonly refer: boolean | null;
  readonly referral: Answers;
  /** Under which its acts were saved first, and that the earlier one is taken back with what was said with it. */
  readonly ids: Readonly<Partial<Record<VisitAct | 'withdrawal' | `withdrawal-${VisitAct}`, string>>>;
  /** The visit on record in whose place this one is written. */
  readonly again?: string;
}

export const emptyVisit: VisitDraft = {
  step: 'how',
  facts: {},
  verdicts: {},
  riskReason: null,
  refer: null,
  referral: {},
  ids: {},
};

/**
 * Where a visit outside of a session is written down, and under which key what is half-filled is kept: what is written in the place of a visit
 * on record by itself, so that another visit that was begun is neither lost nor laid over it.
 */
export const visitPlace = (beneficiaryId: string): Place => `/pregnancy/${beneficiaryId}/visit#antenatal`;
export const visitKept = (beneficiaryId: string, again?: string): string =>
  `antenatal/${beneficiaryId}/${again === undefined ? '' : `again/${again}`}`;
