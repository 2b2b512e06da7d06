import { getPeopleToTell } from '@teeka/contract/sessions';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { wireListedPerson } from '../../beneficiaries/index.ts';
import { noticeCounts, peopleToTell } from './queries.ts';

export const getPeopleToTellHandler = queryHandler(getPeopleToTell, async ({ session_id }, context) => {
  const { actor, db } = context;
  const [counts, rows] = await Promise.all([
    db.first(noticeCounts(actor.scope, session_id)),
    db.rows(peopleToTell(actor.scope, session_id)),
  ]);
  if (!counts) return refuse({ code: 'REQVAL0012', path: 'session_id' });
  const { sent, waiting, told } = counts;
  const people = rows.map((row) => {
    const { beneficiary_id, ben_name, ben_mobile_number, dob, guardian_name, village_name } = wireListedPerson(
      row,
      context,
    );
    return {
      beneficiary_id,
      ben_name,
      ben_mobile_number,
      dob,
      guardian_name,
      village_name,
      news: row.news,
      slot_time: row.slot_time,
    };
  });
  const audit = people.map(({ beneficiary_id }) => ({ beneficiary_id, subject: session_id }));
  return { reply: { sent, waiting, told, people }, audit };
});
