import { caseStatusUpdation } from '@teeka/contract/cases';
import { captureRefusal } from '@teeka/domain/sessions';
import { caseOutcome } from '@teeka/domain/vaccinations';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import { arrivalOf } from '../sessions/index.ts';
import { type CaseForStatus, caseForStatus, storeCaseStatus } from './queries.ts';

type Decision = { beneficiary_id: string; case_id: string; status: number; at: string } | undefined;

export const caseStatusUpdationHandler: CommandHandler<
  typeof caseStatusUpdation,
  CaseForStatus | undefined,
  Decision
> = {
  call: caseStatusUpdation,
  read: ({ beneficiary_reference_id, case_id }, { actor, now, db }) =>
    db.first(caseForStatus(actor, now.today, { beneficiary_id: beneficiary_reference_id, case_id })),
  decide({ case_id, status, captured_at }, row, { now }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    const wrongClock = captureRefusal(arrivalOf(captured_at, now));
    if (wrongClock) return refuse(wrongClock);
    const { beneficiary_id, doses } = row;
    const outcome = caseOutcome(status, row.status === null ? undefined : { status: row.status, doses });
    if ('refusal' in outcome) return refuse(outcome.refusal);
    const audit = [{ beneficiary_id, subject: case_id, detail: { status, captured_at } }];
    const decision = { beneficiary_id, case_id, status, at: captured_at };
    return { decision: 'unchanged' in outcome ? undefined : decision, reply: {}, audit };
  },
  write(decision, { db }) {
    if (decision) db.run(storeCaseStatus(decision, decision));
  },
};
