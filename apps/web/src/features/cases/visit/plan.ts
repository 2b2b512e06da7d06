import type { ComponentType } from 'react';
import type { Words } from '../../../platform/language/use-words.ts';
import type { VisitPart, VisitPlace } from './steps.ts';
import type { OpenVisit, SavedVisit, SaveFacts, VisitDraft } from './use-visit.ts';

type Known = 'today' | 'isTyped' | 'person' | 'entry' | 'draft' | 'corrected' | 'busy' | 'leave';

/** What the flow knows of any visit, whichever its plan. */
export interface AnyVisit extends Pick<OpenVisit<VisitDraft>, Known> {
  /** The case that it goes on with. */
  readonly care?: { readonly case_id: string } | undefined;
  /** It was made, and nothing is left to do: there are no steps to go. */
  readonly isOver?: boolean;
}

export interface PageProps<V, S> {
  readonly visit: V;
  readonly plan: Plan<V, S>;
  readonly at: VisitPlace;
  readonly part: VisitPart;
  readonly goTo: (part: VisitPart) => void;
}

export interface VialsProps<V> {
  readonly visit: V;
  /** Go on was tapped, and something is missing. */
  readonly missing: boolean;
}

export interface SummaryProps<V, S> {
  readonly visit: V;
  readonly save: S;
  readonly goTo: (part: VisitPart) => void;
}

/** The second step, of a plan that opens vials. */
export interface VialsStep<V, S> {
  /** Does this visit open any? Else the step is left out. */
  readonly opens: (visit: V) => boolean;
  readonly Page: ComponentType<VialsProps<V>>;
  /** Something in it is asked about once more before it is summed up. */
  readonly doubts?: (visit: V, save: S) => boolean;
  readonly Doubt?: ComponentType<{ readonly visit: V; readonly onSure: () => void; readonly onChange: () => void }>;
}

/** One kind of care, as the one flow of a visit asks it: what it opens, what it would save, and what its pages say. */
export interface Plan<V, S> {
  /** What its pages are called where nothing is vaccinated. */
  readonly called?: (
    visit: V,
    t: Words,
  ) => { readonly caseNote: string; readonly summary: string; readonly success: string };
  /** How doses are given, and from which vials; a plan without has no page for them. */
  readonly vials?: VialsStep<V, S>;
  /** What would be saved; null while something is missing. */
  readonly ready: (visit: V) => S | null;
  /** Is anything in it to be saved? */
  readonly holds?: (visit: V, save: S) => boolean;
  readonly Summary: ComponentType<SummaryProps<V, S>>;
  readonly saveLabel: (save: S, t: Words) => string;
  /** Puts it on this phone: the draft says then that it is saved, and leads on. */
  readonly save: (visit: V, save: S, facts: SaveFacts) => Promise<void>;
  /** Where the record is, and what to tell the person. */
  readonly Success: ComponentType<PageProps<V, S> & { readonly saved: SavedVisit }>;
}

/** What sessions of a kind give: how a visit is opened, its first page, and the plan that it follows. */
export interface Care<V extends AnyVisit, S> {
  readonly useVisit: (at: VisitPlace, restart: boolean) => V | null;
  readonly First: ComponentType<PageProps<V, S>>;
  /** The record that goes along with somebody who is sent on. */
  readonly Referral?: ComponentType<PageProps<V, S>>;
  readonly planOf: (visit: V) => Plan<V, S>;
}
