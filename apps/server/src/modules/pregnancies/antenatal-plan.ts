import { caseCategoryRefusal, closeCase, plans } from '@teeka/domain/care';
import { checkDay } from '@teeka/domain/person';
import { textIn } from '@teeka/domain/pregnancy';
import type { Refusals } from '@teeka/domain/refusal';
import { refusedAt } from '@teeka/domain/text';
import type { Context } from '../../platform/http/handler.ts';
import { storeCase, storeCaseStatus } from '../care/index.ts';
import type { PlanOfCases } from '../cases/index.ts';
import { type JudgedVisit, judgeVisit } from './acts-of-visit.ts';
import { eventsOfCase, nothingMore } from './queries.ts';
import { readRecord } from './read-record.ts';
import { actStatements, womanStatements } from './write-act.ts';

interface VisitFacts {
  /** Events on record that are of the case under this id. */
  readonly events: readonly string[];
  /** What was sent, as her record speaks of it; null before it is read. */
  readonly judged: JudgedVisit | null;
  /** Whose visit it is, and how what was found is sealed. */
  readonly context: Pick<Context, 'actor' | 'atRest'> | null;
}

const plan = plans.antenatal;

/** An antenatal visit at a session: its case, and what was found with all that follows from it, stored together. */
export const antenatalPlan: PlanOfCases<VisitFacts, null> = {
  // What is kept at a visit is data of domain/pregnancy, the same within a session and outside of one.
  fields: [
    { field: 'antenatal', session_category_type: '1', case_type: null, required: false, required_when: 'never' },
  ],
  opening: {
    asks: ({ case_id }) => eventsOfCase(case_id),
    async reads(kept, { antenatal, beneficiary_reference_id, captured_at }, context) {
      if (!antenatal) return kept;
      const { pregnancy_number } = antenatal;
      const of = { beneficiary_ref_id: beneficiary_reference_id, pregnancy_number, children: [] };
      const rows = await readRecord(of, context);
      return { ...kept, judged: judgeVisit({ antenatal, captured_at }, rows, context), context };
    },
    isSame(_input, _kept, { events, judged }) {
      if (!judged || judged.refused.length > 0) return false;
      return judged.acts.length === 0 && judged.known.length === events.length && events.every(isIn(judged.known));
    },
    refusals({ antenatal, bite, material_ids }, { session, known }, { category }): Refusals {
      const { judged } = known;
      if (!antenatal || !judged || !session) return [{ code: 'REQVAL0002', path: 'antenatal' }];
      const elsewhere = caseCategoryRefusal('antenatal', category);
      if (elsewhere) return [{ ...elsewhere, path: 'antenatal' }];
      // It gives nothing.
      if (bite) return [{ code: 'VACDOS0008', path: 'bite' }];
      if (material_ids.length > 0) return [{ code: 'VACDOS0013', path: 'material_ids.0' }];
      if (judged.refused.length > 0) return judged.refused;
      if (judged.known.length > 0) return [{ code: 'REQVAL0009', path: 'antenatal.visit.event_id' }];
      const day = { min: session.date, max: session.date };
      return refusedAt('antenatal.visit.facts.visited_on', checkDay(textIn(antenatal.visit.facts, 'visited_on'), day));
    },
    store(opened, _input, { user_id, facts: { judged, context } }) {
      const acts = judged?.acts ?? [];
      const last = acts.at(-1);
      if (!context || !last) return [];
      const { case_id, session_id } = opened;
      const care = { ...opened, material_category: plan.category, screening: null, rules_version: '' };
      return [
        ...storeCase(care, user_id),
        ...acts.flatMap((act) => actStatements(act, context, { session_id, case_id })),
        ...womanStatements(last, context),
      ];
    },
    audit: ({ judged }) => judged?.audit ?? [],
  },
  ending: {
    asks: () => nothingMore,
    close: (closing, { status }) => closeCase(plan, closing, { status }),
    store: ({ status, at }, { status: from, ...of }) => [storeCaseStatus(of, { from, status, at })],
  },
};

const isIn =
  (ids: readonly string[]) =>
  (one: string): boolean =>
    ids.includes(one);
