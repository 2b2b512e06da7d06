import { getStateEligibilityTypes } from '@teeka/contract/beneficiaries';
import { beneficiaryTypes, typesOff } from '@teeka/domain/person';
import { queryHandler } from '../../../platform/http/handler.ts';
import { switchedOffIn } from './queries.ts';

/** All types of the national programme but those that the state has switched off today; whoever belongs to none sees all. */
export const getStateEligibilityTypesHandler = queryHandler(getStateEligibilityTypes, async (_input, context) => {
  const { state_code } = context.actor.scope;
  const state = state_code === null ? undefined : await context.db.first(switchedOffIn(state_code));
  const off = typesOff(state?.programmes_off ?? []);
  const types = beneficiaryTypes.filter(({ id }) => !off.includes(id)).map((type) => ({ ...type }));
  return { reply: { state_id: state_code, types } };
});
