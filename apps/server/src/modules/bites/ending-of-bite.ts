import { animalLooksOf, biteOf, givenDays } from '@teeka/domain/bites';
import { closeCase, plans } from '@teeka/domain/care';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import type { PlanOfEnding } from '../cases/index.ts';
import { type EndOfBite, endOfBite, storeBiteClosing, storeEvent } from './queries.ts';

/** The end of a case of a bite, stored with the event that says why. */
export const endingOfBite: PlanOfEnding<EndOfBite> = {
  asks: endOfBite,
  close(closing, { case_id }, { bite, recorded, looks }) {
    const known = {
      ...bite,
      given: givenDays(recorded, case_id),
      bite: biteOf(bite.details.rabies),
      looks: animalLooksOf({ ...bite, events: looks }),
    };
    return closeCase(plans[bite.case_type], closing, known);
  },
  store({ status, reason, at }, { beneficiary_id, case_id }, user_id) {
    const about = { beneficiary_id, case_id };
    const facts = { state: reason === '' ? 'completed' : reason };
    const event = { ...about, event_id: uuidV7(), kind: 'closed', at, facts, captured_at: at };
    return [storeBiteClosing({ ...about, status, at }), storeEvent(event, user_id)];
  },
};
