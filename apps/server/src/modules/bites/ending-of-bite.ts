import { animalLooksOf, biteOf, givenDays } from '@teeka/domain/bites';
import { closeCase, plans } from '@teeka/domain/care';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import type { PlanOfCases } from '../cases/index.ts';
import { biteOfPerson, type KnownOfBite, storeBiteClosing, storeEvent } from './queries.ts';

/** The end of a case of a bite, stored with the event that says why. */
export const endingOfBite: PlanOfCases<KnownOfBite, KnownOfBite>['ending'] = async (of, { actor, now, db }) => {
  const row = await db.first(biteOfPerson(actor, now.today, { ...of, event_id: null }));
  const bite = row?.bite;
  if (!bite) return undefined;
  const { beneficiary_id, recorded, looks: events } = row;
  const known = {
    ...bite,
    given: givenDays(recorded, of.case_id),
    bite: biteOf(bite.details.rabies),
    looks: animalLooksOf({ ...bite, events }),
  };
  return {
    beneficiary_id,
    close: (closing) => closeCase(plans[bite.case_type], closing, known),
    store({ status, reason, at }, user_id) {
      const about = { ...of, beneficiary_id };
      const facts = { state: reason === '' ? 'completed' : reason };
      const event = { ...about, event_id: uuidV7(), kind: 'closed', at, facts, captured_at: at };
      return [storeBiteClosing({ ...about, status, at }), storeEvent(event, user_id)];
    },
  };
};
