import { getSessionData } from '@teeka/contract/sessions';
import type { RosterStatus } from '@teeka/domain/sessions';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { wireListedPerson } from '../beneficiaries/index.ts';
import { peopleOfSession, sessionOfArea } from './queries.ts';
import { wireSession } from './wire-session.ts';

export const getSessionDataHandler = queryHandler(getSessionData, async (input, context) => {
  const { actor, db } = context;
  const [session, people] = await Promise.all([
    db.first(sessionOfArea(actor.scope, input.session_id)),
    db.rows(peopleOfSession(actor, input.session_id)),
  ]);
  if (!session) return refuse({ code: 'REQVAL0012', path: 'session_id' });
  const list = (status: RosterStatus) =>
    people.filter((row) => row.roster_status === status).map((row) => wireListedPerson(row, context));
  const reply = {
    ...wireSession(session, context),
    scheduled_beneficiaries: list('scheduled'),
    verified_beneficiaries: list('verified'),
    vaccinated_beneficiaries: list('vaccinated'),
    rejected_beneficiaries: list('rejected'),
    noshow_beneficiaries: list('noshow'),
  };
  const audit = people.map(({ beneficiary_id }) => ({ beneficiary_id, subject: input.session_id }));
  return { reply, audit };
});
