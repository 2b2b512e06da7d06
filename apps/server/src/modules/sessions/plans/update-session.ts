import { updateSession } from '@teeka/contract/sessions';
import { isCivilDate } from '@teeka/domain/calendar';
import { openPlanRefusal, planRefusals, slotAfter, slotsOf } from '@teeka/domain/sessions';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { giveNotice, noticesOfChange, readBooked } from '../notices/give-notice.ts';
import { holdSiteOf, lockPlans, plansToMove } from '../stops/queries.ts';
import { planFacts, planOf, valuesOf } from './plan-of.ts';
import { groundOfSession, holdTeam, listedAt, storeChange, storeSlotChanges, storeTeam } from './queries.ts';

export const updateSessionHandler = commandHandler(updateSession, {
  async read({ session_id, date_of_session, team_members: team }, { actor, db }) {
    const days = isCivilDate(date_of_session) ? [date_of_session] : [];
    const [, , session, , ground, count, booked] = await Promise.all([
      db.first(holdSiteOf(session_id)),
      db.rows(lockPlans(actor.scope, [session_id])),
      db.first(plansToMove(actor.scope, [session_id])),
      db.rows(holdTeam(team)),
      db.first(groundOfSession(session_id, { days, team })),
      db.first(listedAt(session_id)),
      readBooked(session_id, { db }),
    ]);
    return { session, ground, listed: count?.listed ?? 0, booked };
  },
  decide(input, { session, ground, listed, booked }, { now, atRest }) {
    if (!session || !ground) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    const { session_id, status, date_of_session: date } = session;
    const closed = openPlanRefusal({ status, date }, now.today);
    if (closed) return refuse(closed);
    const plan = planOf(input);
    const refusals = planRefusals(plan, planFacts(ground, { now, listed }));
    if (refusals.length > 0) return refuse(...refusals);
    const { date_of_session, team_members: team } = plan;
    const values = { ...valuesOf(session_id, plan, atRest), date_of_session };
    const after = { ...session, ...values };
    const slots = slotsOf(session).map(({ slot_time: from }) => ({
      from,
      to: slotAfter(from, session, after),
    }));
    const bringing = noticesOfChange(booked, { before: session, after, today: now.today });
    return {
      decision: { session_id, values, team, slots: slots.filter(({ from, to }) => from !== to), bringing },
      reply: {},
      audit: [{ beneficiary_id: '0', subject: session_id, detail: { before: date, date_of_session } }],
    };
  },
  write({ session_id, values, team, slots, bringing }, context) {
    const { db } = context;
    db.run(storeChange(session_id, values));
    for (const query of storeTeam(session_id, team)) db.run(query);
    if (slots.length > 0) db.run(storeSlotChanges(session_id, slots));
    giveNotice(session_id, bringing, context);
  },
});
