import { caseStatusUpdation } from '@teeka/contract/cases';
import { caseCodes } from '@teeka/contract/word-for';
import { dayInIndia } from '@teeka/domain/calendar';
import { clockRefusal } from '../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import { plans } from './plans.ts';

export const caseStatusUpdationHandler = commandHandler(caseStatusUpdation, {
  async read({ beneficiary_reference_id: beneficiary_id, case_id }, context) {
    const [, ...found] = await Promise.all([
      context.db.rows(lockPerson(beneficiary_id)),
      ...plans.map(({ ending }) => ending({ beneficiary_id, case_id }, context)),
    ]);
    return found.findLast((ending) => ending !== undefined);
  },
  decide({ case_id, captured_at: at, reason = '', ...input }, ending, { actor, now }) {
    if (!ending) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    const wrongClock = clockRefusal(at, now);
    if (wrongClock) return refuse(wrongClock);
    const closing = {
      status: input.status === caseCodes.completed ? ('completed' as const) : ('closed' as const),
      reason,
      on: dayInIndia(at),
    };
    const outcome = ending.close(closing);
    if ('refusal' in outcome) return refuse(outcome.refusal);
    const { beneficiary_id } = ending;
    const audit = [{ beneficiary_id, subject: case_id, detail: { status: input.status, captured_at: at } }];
    const decision = 'unchanged' in outcome ? [] : ending.store({ ...closing, at }, actor.user_id);
    return { decision, reply: {}, audit };
  },
  write(decision, { db }) {
    for (const statement of decision) db.run(statement);
  },
});
