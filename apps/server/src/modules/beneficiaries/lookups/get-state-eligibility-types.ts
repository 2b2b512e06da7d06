import { getStateEligibilityTypes } from '@teeka/contract/beneficiaries';
import { beneficiaryTypes } from '@teeka/domain/person';
import type { QueryHandler } from '../../../platform/http/handler.ts';

/** Every state serves all types of the national programme. */
export const getStateEligibilityTypesHandler: QueryHandler<typeof getStateEligibilityTypes> = {
  call: getStateEligibilityTypes,
  async answer(_input, { actor }) {
    return {
      reply: { state_id: actor.scope.state_code, types: beneficiaryTypes.map((type) => ({ ...type })) },
    };
  },
};
