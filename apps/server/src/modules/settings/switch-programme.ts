import { switchProgramme } from '@teeka/contract/settings';
import { offUntilSwitchedOn } from '@teeka/domain/schedule';
import { switchRefusals } from '@teeka/domain/settings';
import { trimmed } from '@teeka/domain/text';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { judgeConfigures } from './judge-configures.ts';
import { bringProgrammesTo, bringSwitchesTo, holdSetting, statesToSwitch, storeProgrammeChange } from './queries.ts';

/**
 * Switches a programme from a day on; today's change makes the due lists new at once, a later one when its day comes. Of what is
 * off until it is switched on only the lines of workers become new.
 */
export const switchProgrammeHandler = commandHandler(switchProgramme, {
  async read({ state_id }, { db, actor }) {
    const [, states] = await Promise.all([
      db.rows(holdSetting(`state ${state_id}`)),
      db.rows(statesToSwitch(actor.scope)),
    ]);
    return states.find(({ state_code }) => state_code === state_id);
  },
  decide(input, state, context) {
    const barred = judgeConfigures('programmes', context);
    if (barred) return barred;
    const detail = { state: input.state_id, programme: input.programme };
    if (!state)
      return {
        ...refuse({ code: 'REQVAL0012', path: 'state_id' }),
        audit: [{ beneficiary_id: '0', detail: { refused: 'REQVAL0012', ...detail } }],
      };
    const wrong = switchRefusals(input, context.now.today);
    if (wrong.length > 0) return refuse(...wrong);
    const { programme, is_on, from_date: holds_from } = input;
    const reason = trimmed(input.reason);
    return {
      decision: { state_code: state.state_code, programme, is_on, holds_from, reason },
      reply: {},
      audit: [{ beneficiary_id: '0', detail: { ...detail, on: is_on, from: holds_from, reason } }],
    };
  },
  write(change, { db, actor, now }) {
    db.run(storeProgrammeChange(change, { changed_by: actor.user_id, changed_at: now.instant }));
    if (change.holds_from !== now.today) return;
    db.run(offUntilSwitchedOn.includes(change.programme) ? bringSwitchesTo(now.today) : bringProgrammesTo(now.today));
  },
});
