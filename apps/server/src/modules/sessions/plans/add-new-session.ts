import { addNewSession } from '@teeka/contract/sessions';
import { isCivilDate } from '@teeka/domain/calendar';
import { mostRepeats, planDays, planRefusals } from '@teeka/domain/sessions';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { planFacts, planOf, valuesOf } from './plan-of.ts';
import { holdSite, holdTeam, planGround, storePlans, storeTeam } from './queries.ts';

/** The days requested, as far as they are days: what is none is refused by the rules. */
function requestedDays(date_of_session: string, repeat_weeks: number): readonly string[] {
  const known = isCivilDate(date_of_session);
  const weeks = Number.isInteger(repeat_weeks) && repeat_weeks >= 0 && repeat_weeks <= mostRepeats;
  return known && weeks ? planDays({ date_of_session, repeat_weeks }) : [];
}

export const addNewSessionHandler = commandHandler(addNewSession, {
  async read(input, { actor, db }) {
    const { session_site_id: site, team_members: team } = input;
    const days = requestedDays(input.date_of_session, input.repeat_weeks);
    const [siteRow, , ground] = await Promise.all([
      db.first(holdSite(actor.scope, site)),
      db.rows(holdTeam(team)),
      db.first(planGround({ site, days, team, but: null })),
    ]);
    return { site: siteRow, ground };
  },
  decide(input, { site, ground }, { now, atRest }) {
    if (!site || !ground) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
    if (site.valid_to) return refuse({ code: 'ADMFAC0003', path: 'session_site_id' });
    const plan = planOf(input);
    const refusals = planRefusals(plan, planFacts(ground, { now, listed: 0 }));
    if (refusals.length > 0) return refuse(...refusals);
    const { session_site_id } = site;
    const plans = planDays(plan).map((date_of_session) => {
      const session_id = uuidV7();
      const values = valuesOf(session_id, plan, atRest);
      return { ...values, session_id, session_site_id, date_of_session, published: input.publish };
    });
    return {
      decision: { plans, team: plan.team_members },
      reply: { session_ids: plans.map(({ session_id }) => session_id) },
      audit: plans.map(({ session_id, date_of_session }) => ({
        beneficiary_id: '0',
        subject: session_id,
        detail: { date_of_session, published: input.publish },
      })),
    };
  },
  write({ plans, team }, { actor, db }) {
    db.run(storePlans(plans.map((plan) => ({ ...plan, planned_by: actor.user_id }))));
    if (team.length === 0) return;
    for (const { session_id } of plans) for (const query of storeTeam(session_id, team)) db.run(query);
  },
});
