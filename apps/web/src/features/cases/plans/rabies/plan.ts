import { late } from '../../../../ui/late/late.tsx';
import { hasMore } from '../bites/draft.ts';
import type { BitePlan } from '../bites/plan.ts';
import { saveBite } from '../bites/save-bite.ts';
import { opensVials, readyRabies, woundMlOf } from './giving.ts';
import { rabiesProblems } from './problems.ts';

/** A course against rabies: vaccine on its days and, once, immunoglobulin; after a bite or to prevent. */
export const rabies: BitePlan = {
  ...saveBite,
  Questions: late(async () => ({ default: (await import('./questions.tsx')).Questions })),
  problems: ({ draft, advice, today, person }) => rabiesProblems(draft, advice, { today, dob: person.person.dob }),
  vials: {
    opens: opensVials,
    Page: late(async () => ({ default: (await import('./vials.tsx')).Vials })),
    doubts: (visit, { rig }) => rig !== null && woundMlOf(visit).asks,
    Doubt: late(async () => ({ default: (await import('./amount-doubt.tsx')).AmountDoubt })),
  },
  ready: readyRabies,
  holds: (visit, { vaccine, rig }) => vaccine !== null || rig !== null || hasMore(visit),
  Summary: late(async () => ({ default: (await import('./summary.tsx')).Summary })),
  Success: late(async () => ({ default: (await import('./success.tsx')).Success })),
};
