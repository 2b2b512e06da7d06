import { updateSession } from '@teeka/contract/sessions';
import { isCivilDate } from '@teeka/domain/calendar';
import { isSessionStatus, openPlanRefusal, planRefusals } from '@teeka/domain/sessions';
import { type CommandHandler, refuse } from '../../../platform/http/handler.ts';
import { holdSiteOf, lockPlans, type MovingRow } from '../stops/queries.ts';
import { planFacts, planOf, valuesOf } from './plan-of.ts';
import {
  type GroundRow,
  groundOfSession,
  holdTeam,
  listedAt,
  type PlanValues,
  storeChange,
  storeTeam,
} from './queries.ts';

interface Rows {
  readonly session: MovingRow | undefined;
  readonly ground: GroundRow | undefined;
  readonly listed: number;
}
interface Decision {
  readonly session_id: string;
  readonly values: PlanValues & { readonly date_of_session: string };
  readonly team: readonly string[];
}

export const updateSessionHandler: CommandHandler<typeof updateSession, Rows, Decision> = {
  call: updateSession,
  async read({ session_id, date_of_session, team_members: team }, { actor, db }) {
    const days = isCivilDate(date_of_session) ? [date_of_session] : [];
    const [, session, , ground, count] = await Promise.all([
      db.first(holdSiteOf(session_id)),
      db.first(lockPlans(actor.scope, [session_id])),
      db.rows(holdTeam(team)),
      db.first(groundOfSession(session_id, { days, team })),
      db.first(listedAt(session_id)),
    ]);
    return { session, ground, listed: count?.listed ?? 0 };
  },
  decide(input, { session, ground, listed }, { now, atRest }) {
    if (!session || !ground) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    const { session_id, status, date_of_session: date } = session;
    const closed = isSessionStatus(status) ? openPlanRefusal({ status, date }, now.today) : undefined;
    if (closed) return refuse(closed);
    const plan = planOf(input);
    const refusals = planRefusals(plan, planFacts(ground, { now, listed }));
    if (refusals.length > 0) return refuse(...refusals);
    const { date_of_session, team_members } = plan;
    return {
      decision: { session_id, values: { ...valuesOf(plan, atRest), date_of_session }, team: team_members },
      reply: {},
      audit: [{ beneficiary_id: '0', subject: session_id, detail: { before: date, date_of_session } }],
    };
  },
  write({ session_id, values, team }, { db }) {
    db.run(storeChange(session_id, values));
    for (const query of storeTeam(session_id, team)) db.run(query);
  },
};
