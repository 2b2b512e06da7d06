import { countDueBySwitch } from '@teeka/contract/settings';
import { isTypeSwitch } from '@teeka/domain/person';
import { offUntilSwitchedOn } from '@teeka/domain/schedule';
import { isOnOn, wishedSwitchRefusals } from '@teeka/domain/settings';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { judgeConfigures } from '../judge-configures.ts';
import { changesOfProgrammes, statesToSwitch } from '../queries.ts';
import { peopleOfAge, workersOf } from './queries.ts';

/** How many people a switch would concern on its day, for whoever may make it; nothing is stored. */
export const countDueBySwitchHandler = queryHandler(countDueBySwitch, async (input, context) => {
  const barred = judgeConfigures('programmes', context);
  if (barred) return barred;
  const { db, actor, now } = context;
  const { state_id, programme, is_on, from_date } = input;
  const state = (await db.rows(statesToSwitch(actor.scope))).find(({ state_code }) => state_code === state_id);
  if (!state)
    return {
      ...refuse({ code: 'REQVAL0012', path: 'state_id' }),
      audit: [{ beneficiary_id: '0', detail: { refused: 'REQVAL0012', state: state_id, programme } }],
    };
  const wrong = wishedSwitchRefusals(input, now.today);
  if (wrong.length > 0) return refuse(...wrong);
  const changes = await db.rows(changesOfProgrammes([state_id]));
  const isSo = isOnOn(programme, from_date, { changes, offBefore: state.programmes_off }) === is_on;
  // Whoever is registered as a type stays so: a switch of it concerns nobody on record.
  if (isSo || isTypeSwitch(programme)) return { reply: { people: 0 } };
  const counting = offUntilSwitchedOn.includes(programme)
    ? workersOf(state_id)
    : peopleOfAge(programme, from_date, state_id);
  const [counted] = await db.rows(counting);
  return { reply: { people: counted?.people ?? 0 } };
});
