import { addVaccineDetails } from '@teeka/contract/cases';
import { lineAfterDose, type NewDose, otherDayRefusals } from '@teeka/domain/care';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { PlannedDose } from './plan.ts';
import { recordingOf } from './plans.ts';
import { storeDoses } from './queries.ts';
import { otherDoseRefused } from './resent/same-dose.ts';
import { despiteStop, vialOf } from './vial-of.ts';
import { judgeVisit, lineAfter } from './visit-line.ts';

/** Records the doses of a visit, all or none. */
export const addVaccineDetailsHandler = commandHandler(addVaccineDetails, {
  holds: ({ beneficiary_reference_id }) => beneficiary_reference_id,
  read: (input, context) => recordingOf(input.vaccine_details.map(({ dose_code }) => dose_code)).read(input, context),
  decide(input, visit, { actor, now }) {
    if (!visit) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    const { session, beneficiary_id, entry, resent } = visit.row;
    if (!session) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    const found = visit.judge();
    if (!found) return refuse({ code: 'REQVAL0012', path: 'case_id' });
    const other = otherDoseRefused(input, resent, actor.user_id);
    if (other) return other;
    const { case_id, session_id } = input;
    const { care, doses, judged, throughNight, withPerson } = found;
    const reply = { recorded: doses.map((dose) => dose.dose_id) };
    const codes = doses.map(({ dose_code, day_of_dose }) => `${dose_code} ${day_of_dose ?? ''}`.trim());
    const audit = [{ beneficiary_id, subject: case_id, detail: { session_id, doses: codes, ...despiteStop(doses) } }];
    // Sent before, and all of it on record: accepted again, whatever became of the session meanwhile.
    if ('fresh' in judged && judged.fresh.length === 0) return { decision: undefined, reply, audit };
    const notTaken = judgeVisit(doses, { entry, session }, { care, now });
    if (notTaken.length > 0) return refuse(...notTaken);
    if ('refused' in judged) return refuse(...judged.refused);
    const otherDay = otherDayRefusals(doses, { sessionDay: session.date, throughNight });
    if (otherDay.length > 0) return refuse(...otherDay);
    const { session_site_id } = session;
    // Whoever was given nothing here stays on the list as they were.
    const given = doses.find(({ elsewhere }) => !elsewhere);
    const line = lineAfter(session, entry?.status ?? null, given ? lineAfterDose(given.dose_code) : null);
    const about = { beneficiary_id, session_id, session_site_id, case_id, withPerson };
    return { decision: { ...about, doses: judged.fresh.map(storedDose), ...line }, reply, audit };
  },
  write(decision, { actor, db }) {
    if (decision) for (const statement of storeDoses(decision, actor.user_id)) db.run(statement);
  },
});

const storedDose = ({ dose, attempt, batch }: NewDose<PlannedDose>) => ({
  ...dose,
  attempt,
  ...vialOf(dose, batch),
  amounts: dose.amounts ?? null,
});
