import type { RequestOf } from '@teeka/contract/call';
import { addVaccineDetails } from '@teeka/contract/cases';
import { judgeReported, type NewDose, otherDayRefusals, plans } from '@teeka/domain/care';
import { nationalSchedule } from '@teeka/domain/schedule';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import { drawnFrom } from './drawn/drawn-from.ts';
import { batchesTyped } from './drawn/queries.ts';
import { judgeVisit } from './held-visit.ts';
import { lineAfter } from './list-line/queries.ts';
import { type RecordedVisit, type RecordingRow, storeDoses, visitForDoses } from './queries.ts';
import { otherDoseRefused } from './resent/same-dose.ts';
import { despiteStop, vialOf } from './vial-of.ts';
import { withinReach } from './within-reach.ts';

type Input = RequestOf<typeof addVaccineDetails>;
type Dose = Input['vaccine_details'][number];

export const addVaccineDetailsHandler: CommandHandler<
  typeof addVaccineDetails,
  RecordingRow | undefined,
  RecordedVisit | undefined
> = {
  call: addVaccineDetails,
  holds: ({ beneficiary_reference_id }) => beneficiary_reference_id,
  async read(input, context) {
    const { actor, db } = context;
    const visit = drawnFrom(input);
    const [, row, typed] = await Promise.all([
      db.rows(lockPerson(visit.beneficiary_id)),
      db.first(visitForDoses(actor.scope, visit)),
      visit.typed.length > 0 ? db.rows(batchesTyped(actor.scope, visit)) : [],
    ]);
    const known = await withinReach(row, context, visit.beneficiary_id);
    return known && { ...known, batches: [...known.batches, ...typed] };
  },
  decide(input, row, { actor, now }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    const { session, care_case, beneficiary_id } = row;
    if (!session) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    if (!care_case) return refuse({ code: 'REQVAL0012', path: 'case_id' });
    const { case_id, session_id, vaccine_details } = input;
    const other = otherDoseRefused(input, row.resent, actor.user_id);
    if (other) return other;
    const reply = { recorded: vaccine_details.map((dose) => dose.dose_id) };
    const codes = vaccine_details.map((dose) => dose.dose_code);
    const audit = [
      {
        beneficiary_id,
        subject: case_id,
        detail: { session_id, doses: codes, ...despiteStop(vaccine_details) },
      },
    ];
    const schedule = nationalSchedule;
    const judged = judgeReported(plans.schedule, vaccine_details, { ...row, person: row, today: now.today, schedule });
    // Sent before, and all of it on record: accepted again, whatever became of the session meanwhile.
    if ('fresh' in judged && judged.fresh.length === 0) return { decision: undefined, reply, audit };
    const visit = judgeVisit(vaccine_details, { ...row, session }, { care: care_case, now });
    if ('refused' in visit) return refuse(...visit.refused);
    if ('refused' in judged) return refuse(...judged.refused);
    const otherDay = otherDayRefusals(vaccine_details, {
      sessionDay: session.date,
      throughNight: false,
    });
    if (otherDay.length > 0) return refuse(...otherDay);
    const { session_site_id } = session;
    const doses = judged.fresh.map(storedDose);
    const line = lineAfter(session, row.entry?.status ?? null, visit.entry);
    const decision = { beneficiary_id, session_id, session_site_id, case_id, doses, ...line };
    return { decision, reply, audit };
  },
  write(decision, { actor, db }) {
    if (decision) for (const statement of storeDoses(decision, actor.user_id)) db.run(statement);
  },
};

const storedDose = ({ dose, attempt, batch }: NewDose<Dose>) => ({
  ...dose,
  attempt,
  ...vialOf(dose, batch),
});
