import { caseStatusUpdation, saveCaseDetails } from '@teeka/contract/cases';
import { caseCodes } from '@teeka/contract/word-for';
import { plans } from '@teeka/domain/care';
import type { Entry } from '../../../../platform/outbox/index.ts';
import { actsOf, type FilledVisit } from '../../../../records/pregnancies/visit/acts.ts';
import type { VisitAct } from '../../../../records/pregnancies/visit/draft.ts';
import type { SaveFacts } from '../../visit/use-visit.ts';

interface Of extends SaveFacts {
  readonly pregnancyNumber: number;
}

/** The writes of one visit, saved together: its case with all that was found, and its completion. */
export function antenatalEntries(filled: FilledVisit, facts: Of): readonly [Entry, Entry] {
  const { beneficiaryId, sessionId, caseId, capturedAt, openedAt = capturedAt, pregnancyNumber, newId } = facts;
  const subject = { case_id: caseId, beneficiary_reference_id: beneficiaryId };
  const acts = actsOf(filled, newId);
  const act = (wanted: VisitAct) => {
    const found = acts.find(({ kind }) => kind === wanted);
    return found && { event_id: found.event_id, facts: found.facts };
  };
  const [visit, risk, referral] = [act('antenatal'), act('risk'), act('referral')];
  return [
    {
      call: saveCaseDetails,
      input: {
        ...subject,
        session_id: sessionId,
        material_category: plans.antenatal.category,
        material_ids: [],
        screened: [],
        antenatal: {
          pregnancy_number: pregnancyNumber,
          visit: visit ?? { event_id: newId(), facts: filled.facts },
          ...(risk ? { risk } : {}),
          ...(referral ? { referral } : {}),
        },
        captured_at: openedAt,
      },
    },
    {
      call: caseStatusUpdation,
      input: { ...subject, status: caseCodes.completed, captured_at: capturedAt },
      options: { draft: null },
    },
  ];
}
