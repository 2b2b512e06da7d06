import { late } from '../../../../ui/late/late.tsx';
import { isUsable } from '../../visit/batch-choices.ts';
import type { Care, Plan } from '../../visit/plan.ts';
import { dosesOf, type ReadyDose, visitEntries } from './entries.ts';
import { FirstPage, VialsSheet } from './first-page.tsx';
import { type ScheduleVisit, useScheduleVisit } from './use-schedule-visit.ts';
import { answersOf, eventReasonsOf } from './visit.ts';

type Doses = readonly ReadyDose[];

const isScreened = ({ chosen, draft }: ScheduleVisit): boolean => chosen.length > 0 && draft.screened;

const VialsPage = late(async () => ({ default: (await import('./vials.tsx')).Vials }));
const Summary = late(async () => ({ default: (await import('./summary.tsx')).Summary }));
const Success = late(async () => ({ default: (await import('./success.tsx')).Success }));

/** Its later pages, and the sheet between them, before a visit is opened. */
export const laterPages = [VialsSheet, Summary, Success, VialsPage];

/** The doses of the national schedule that are due, each after the questions before the needle. */
const plan: Plan<ScheduleVisit, Doses> = {
  vials: {
    opens: isScreened,
    Page: VialsPage,
  },
  ready: (visit) => {
    const doses = visit.chosen.flatMap(({ offer, choice }) => (choice && isUsable(choice) ? [{ offer, choice }] : []));
    return isScreened(visit) && doses.length === visit.chosen.length ? doses : null;
  },
  Summary,
  saveLabel: ({ length }, t) => t('cases:record', { count: length }),
  save: ({ draft, keep, vaccines, warnings, meta }, doses, saving) => {
    const facts = {
      ...saving,
      answers: answersOf(draft, vaccines),
      events: eventReasonsOf(draft, warnings),
      packCursor: meta.cursor,
    };
    const codes = doses.map(({ offer }) => offer.dose.code);
    const byDose = (key: (dose: ReadyDose) => string) =>
      Object.fromEntries(doses.map((dose) => [key(dose), dose.choice.batch.batch_id]));
    const kept = { ...draft, chosen: codes, others: codes, batches: byDose(({ offer }) => offer.dose.code) };
    const recorded = { doses: dosesOf(doses, facts), entries: visitEntries(doses, facts), draft: kept };
    return keep({ ...recorded, vials: byDose(({ offer }) => offer.row.vaccine) }, facts);
  },
  Success,
};

export const schedule: Care<ScheduleVisit, Doses> = {
  useVisit: useScheduleVisit,
  First: FirstPage,
  planOf: () => plan,
};
