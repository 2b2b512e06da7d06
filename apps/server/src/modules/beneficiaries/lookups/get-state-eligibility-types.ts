import { getStateEligibilityTypes } from '@teeka/contract/beneficiaries';
import { beneficiaryTypes } from '@teeka/domain/person';
import { queryHandler } from '../../../platform/http/handler.ts';

/** Every state serves all types of the national programme. */
export const getStateEligibilityTypesHandler = queryHandler(getStateEligibilityTypes, async (_input, { actor }) => {
  return {
    reply: { state_id: actor.scope.state_code, types: beneficiaryTypes.map((type) => ({ ...type })) },
  };
});
