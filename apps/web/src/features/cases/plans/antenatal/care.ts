import type { FilledVisit } from '../../../../records/pregnancies/visit/acts.ts';
import { late } from '../../../../ui/late/late.tsx';
import type { Care, Plan } from '../../visit/plan.ts';
import { FirstPage } from './first-page.tsx';
import { antenatalEntries } from './save-antenatal.ts';
import { type AntenatalVisit, questionSteps, useAntenatalVisit } from './use-antenatal-visit.ts';

/** What is saved of a visit. */
export interface AntenatalSave {
  readonly filled: FilledVisit;
  readonly pregnancyNumber: number;
}

/** An antenatal visit at a session: it gives no doses, and has no page for vials. */
const plan: Plan<AntenatalVisit, AntenatalSave> = {
  called: (_visit, t) => ({
    caseNote: t('pregnancyVisit:title'),
    summary: t('pregnancyVisit:title'),
    success: t('pregnancyVisit:saved'),
  }),
  ready: ({ of, wrongIn }) =>
    of && questionSteps.every((step) => wrongIn(step).length === 0)
      ? { filled: of.filled, pregnancyNumber: of.pregnancy.pregnancy_number }
      : null,
  Summary: late(async () => ({ default: (await import('./summary.tsx')).Summary })),
  saveLabel: (_save, t) => t('pregnancyVisit:save'),
  async save({ draft, edit, keep, wrongIn }, { filled, pregnancyNumber }, facts) {
    // What is missing of risks or a referral is read under its field.
    if (wrongIn('summary').length > 0) return edit({ shown: true });
    const entries = antenatalEntries(filled, { ...facts, pregnancyNumber });
    await keep({ entries, draft: { ...draft, step: 'how', shown: false } }, facts);
  },
  Success: late(async () => ({ default: (await import('./success.tsx')).Success })),
};

export const antenatal: Care<AntenatalVisit, AntenatalSave> = {
  useVisit: useAntenatalVisit,
  First: FirstPage,
  planOf: () => plan,
};
