import { emptyVisit, type VisitDraft } from '../../../../records/pregnancies/visit/draft.ts';
import type { VisitDraft as AnyDraft } from '../../visit/use-visit.ts';

/** An antenatal visit at a session as it is written down. */
export interface AntenatalDraft extends VisitDraft, AnyDraft {
  /** Somebody went on though something was missing: what it is, is read under its field. */
  readonly shown: boolean;
}

export const newAntenatal: AntenatalDraft = { ...emptyVisit, shown: false, saved: null, sent: null };
