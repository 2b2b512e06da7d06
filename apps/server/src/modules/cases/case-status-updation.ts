import { caseStatusUpdation } from '@teeka/contract/cases';
import { caseCodes } from '@teeka/contract/word-for';
import { dayInIndia } from '@teeka/domain/calendar';
import { clockRefusal } from '../../platform/clock/submission.ts';
import { firstLocked } from '../../platform/db/first-locked.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import { asksOfEnd, plans } from './plans.ts';
import { caseToEnd } from './status/queries.ts';

export const caseStatusUpdationHandler = commandHandler(caseStatusUpdation, {
  read: ({ beneficiary_reference_id: beneficiary_id, case_id }, { actor, now, db }) =>
    firstLocked(db, {
      hold: lockPerson(beneficiary_id),
      ask: caseToEnd(actor, now.today, { beneficiary_id, case_id }, asksOfEnd(case_id)),
    }),
  decide({ case_id, captured_at: at, reason = '', ...input }, row, { actor, now }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    const wrongClock = clockRefusal(at, now);
    if (wrongClock) return refuse(wrongClock);
    const closing = {
      status: input.status === caseCodes.completed ? ('completed' as const) : ('closed' as const),
      reason,
      on: dayInIndia(at),
    };
    const { beneficiary_id, kind, status } = row;
    if (kind === null || status === null) return refuse({ code: 'VACDOS0009', path: 'case_id' });
    const care = { beneficiary_id, case_id, status };
    const outcome = plans[kind].close(closing, care, row.known);
    if ('refusal' in outcome) return refuse(outcome.refusal);
    const audit = [{ beneficiary_id, subject: case_id, detail: { status: input.status, captured_at: at } }];
    const decision = 'unchanged' in outcome ? [] : plans[kind].storeEnd({ ...closing, at }, care, actor.user_id);
    return { decision, reply: {}, audit };
  },
  write(decision, { db }) {
    for (const statement of decision) db.run(statement);
  },
});
