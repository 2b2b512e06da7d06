import { addVaccineDetails, caseStatusUpdation, type Dose, saveCaseDetails } from '@teeka/contract/cases';
import { caseCodes } from '@teeka/contract/word-for';
import { plans } from '@teeka/domain/care';
import { nationalSchedule } from '@teeka/domain/schedule';
import {
  type EventReason,
  earlierEventRules,
  isConsent,
  nationalScreening,
  type ScreeningAnswer,
} from '@teeka/domain/vaccinations';
import type { Entry } from '../../../../platform/outbox/index.ts';
import type { BatchChoice } from '../../visit/batch-choices.ts';
import type { SaveFacts } from '../../visit/use-visit.ts';
import type { Offer } from './visit.ts';

/** A dose about to be saved: what is given, and from which vial. */
export interface ReadyDose {
  readonly offer: Offer;
  readonly choice: BatchChoice;
}

export interface VisitFacts extends SaveFacts {
  /** The questions before the needle. */
  readonly answers: readonly ScreeningAnswer[];
  /** Earlier adverse events that were shown, with the reason to go on. */
  readonly events: readonly EventReason[];
  /** Where the phone's pack stood. */
  readonly packCursor: string;
}

/** The writes of one visit, saved together: the case, its doses, its completion. */
export function visitEntries(doses: readonly ReadyDose[], facts: VisitFacts): readonly [Entry, Entry, Entry] {
  const { beneficiaryId, sessionId, caseId, capturedAt, answers, events, packCursor } = facts;
  const subject = { case_id: caseId, beneficiary_reference_id: beneficiaryId };
  const materials = new Set(doses.map(({ choice }) => choice.batch.material_id));
  return [
    {
      call: saveCaseDetails,
      input: {
        ...subject,
        session_id: sessionId,
        material_category: plans.schedule.category,
        material_ids: [...materials],
        screened: answers
          .filter(({ question, answer }) => answer === 'no' && !isConsent(question))
          .map(({ question }) => question),
        screening: {
          version: nationalScreening.version,
          answers: [...answers],
          ...(events.length > 0 ? { earlier_events: [...events], event_rules: earlierEventRules.version } : {}),
        },
        rules_version: nationalSchedule.version,
        pack_cursor: packCursor,
        captured_at: capturedAt,
      },
    },
    {
      call: addVaccineDetails,
      input: { ...subject, session_id: sessionId, vaccine_details: dosesOf(doses, facts) },
    },
    {
      call: caseStatusUpdation,
      input: { ...subject, status: caseCodes.completed, captured_at: capturedAt },
      options: { draft: null },
    },
  ];
}

/** The doses as they are sent. */
export const dosesOf = (doses: readonly ReadyDose[], facts: VisitFacts): Dose[] =>
  doses.map((dose) => given(dose, facts));

function given({ offer, choice: { batch, despite } }: ReadyDose, { today, capturedAt, newId }: VisitFacts): Dose {
  return {
    dose_id: newId(),
    dose_code: offer.dose.code,
    material_id: batch.material_id,
    batch_id: batch.batch_id,
    batch_number: batch.batch_number,
    expiry_date: batch.expiry_date,
    given_on: today,
    body_site: offer.row.site,
    captured_at: capturedAt,
    ...(despite ? { despite_stop: true } : {}),
  };
}
