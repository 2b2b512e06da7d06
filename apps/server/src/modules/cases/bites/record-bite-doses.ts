import type { RequestOf } from '@teeka/contract/call';
import { addVaccineDetails } from '@teeka/contract/cases';
import { givesSomething, withFactsOfAmounts } from '@teeka/domain/bites';
import { judgeReported, type NewDose, otherDayRefusals, plans } from '@teeka/domain/care';
import { type CommandHandler, refuse } from '../../../platform/http/handler.ts';
import { lockPerson } from '../../beneficiaries/index.ts';
import { drawnFrom } from '../drawn/drawn-from.ts';
import { batchesTyped } from '../drawn/queries.ts';
import { judgeVisit } from '../held-visit.ts';
import { lineAfter } from '../list-line/queries.ts';
import { otherDoseRefused } from '../resent/same-dose.ts';
import { despiteStop, vialOf } from '../vial-of.ts';
import { withinReach } from '../within-reach.ts';
import {
  type BiteVisitRow,
  biteVisit,
  type RecordedBiteVisit,
  type StoredBiteDose,
  storeBiteDoses,
} from './queries.ts';

type Dose = RequestOf<typeof addVaccineDetails>['vaccine_details'][number];
type Judged = ReturnType<typeof withFactsOfAmounts<Dose>>;

/** Records doses of vaccine, immunoglobulin or antivenom into the case of a bite, all or none. */
export const recordBiteDoses: CommandHandler<
  typeof addVaccineDetails,
  BiteVisitRow | undefined,
  RecordedBiteVisit | undefined
> = {
  call: addVaccineDetails,
  async read(input, context) {
    const { actor, db } = context;
    const visit = drawnFrom(input);
    const [, row, typed] = await Promise.all([
      db.rows(lockPerson(visit.beneficiary_id)),
      db.first(biteVisit(actor.scope, visit)),
      visit.typed.length > 0 ? db.rows(batchesTyped(actor.scope, visit)) : [],
    ]);
    const known = await withinReach(row, context, visit.beneficiary_id);
    return known && { ...known, batches: [...known.batches, ...typed] };
  },
  decide(input, row, { actor, now }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    const { session, bite, beneficiary_id } = row;
    if (!session) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    if (!bite) return refuse({ code: 'REQVAL0012', path: 'case_id' });
    const { case_id, session_id } = input;
    const other = otherDoseRefused(input, row.resent, actor.user_id);
    if (other) return other;
    const details = input.vaccine_details.map(withFactsOfAmounts);
    const reply = { recorded: details.map((dose) => dose.dose_id) };
    const codes = details.map(({ dose_code, day_of_dose }) => `${dose_code} ${day_of_dose ?? ''}`.trim());
    const audit = [{ beneficiary_id, subject: case_id, detail: { session_id, doses: codes, ...despiteStop(details) } }];
    const known = { ...row, ...bite, case_id, bittenOn: bite.bitten_on, person: row, today: now.today };
    const found = judgeReported(plans[bite.case_type], details, known);
    if ('fresh' in found && found.fresh.length === 0) return { decision: undefined, reply, audit };
    const visit = judgeVisit(details, { ...row, session }, { care: bite, now });
    if ('refused' in visit) return refuse(...visit.refused);
    if ('refused' in found) return refuse(...found.refused);
    const otherDay = otherDayRefusals(details, {
      sessionDay: session.date,
      throughNight: bite.case_type === 'venom',
    });
    if (otherDay.length > 0) return refuse(...otherDay);
    const { session_site_id } = session;
    const doses = found.fresh.map(storedDose);
    const entry = givesSomething(details) ? visit.entry : null;
    const line = lineAfter(session, row.entry?.status ?? null, entry);
    const decision = { beneficiary_id, session_id, session_site_id, case_id, doses, ...line };
    return { decision, reply, audit };
  },
  write(decision, { actor, db }) {
    if (decision) for (const statement of storeBiteDoses(decision, actor.user_id)) db.run(statement);
  },
};

const storedDose = ({ dose, attempt, batch }: NewDose<Judged>): StoredBiteDose => ({
  ...dose,
  attempt,
  ...vialOf(dose, batch),
  amounts: dose.amounts ?? null,
});
