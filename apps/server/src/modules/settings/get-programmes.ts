import { nameFields } from '@teeka/contract/names';
import { getProgrammes, type StateOfProgrammes } from '@teeka/contract/settings';
import type { CivilDate } from '@teeka/domain/calendar';
import { offUntilSwitchedOn } from '@teeka/domain/schedule';
import { plannedOf, switchedProgrammes } from '@teeka/domain/settings';
import { queryHandler } from '../../platform/http/handler.ts';
import { judgeConfigures } from './judge-configures.ts';
import { changesOfProgrammes, type ProgrammeChangeRow, type StateRow, statesToSwitch } from './queries.ts';

const shown = ({ is_on, holds_from, reason, changed_by, changed_at }: ProgrammeChangeRow) => ({
  ...{ is_on, holds_from, reason, changed_by },
  changed_at: changed_at.toISOString(),
});

function stateShown(row: StateRow, changes: readonly ProgrammeChangeRow[], today: CivilDate): StateOfProgrammes {
  const own = changes.filter(({ state_code }) => state_code === row.state_code);
  return {
    state_id: row.state_code,
    ...nameFields('state_name', row.state),
    programmes: switchedProgrammes.map((programme) => {
      const ahead = new Set(plannedOf(programme, today, own).map(({ version }) => version));
      const its = own.filter((one) => one.programme === programme);
      const planned = its.filter(({ version }) => ahead.has(version));
      return {
        programme,
        is_on: offUntilSwitchedOn.includes(programme)
          ? row.programmes_on.includes(programme)
          : !row.programmes_off.includes(programme),
        planned: planned.sort((one, other) => (one.holds_from < other.holds_from ? -1 : 1)).map(shown),
        changes: its.map(shown),
      };
    }),
  };
}

/** What the states of the own area give beyond the national programme. */
export const getProgrammesHandler = queryHandler(getProgrammes, async (_input, context) => {
  const barred = judgeConfigures('programmes', context);
  if (barred) return barred;
  const { db, actor, now } = context;
  const states = await db.rows(statesToSwitch(actor.scope));
  const changes = await db.rows(changesOfProgrammes(states.map(({ state_code }) => state_code)));
  return { reply: { states: states.map((one) => stateShown(one, changes, now.today)) } };
});
