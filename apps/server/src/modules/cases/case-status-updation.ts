import { caseStatusUpdation } from '@teeka/contract/cases';
import { caseCodes } from '@teeka/contract/word-for';
import { dayInIndia } from '@teeka/domain/calendar';
import { type CaseStatus, closeCase, plans } from '@teeka/domain/care';
import { captureRefusal } from '@teeka/domain/sessions';
import { submissionOf } from '../../platform/clock/submission.ts';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import { biteClosing, storedClosing } from './bites/close-bite-case.ts';
import { type BiteRow, biteOfPerson, storeBiteClosing, storeEvent } from './bites/queries.ts';
import { type CaseForStatus, caseForStatus, storeCaseStatus } from './status/queries.ts';

interface Rows {
  readonly visit: CaseForStatus | undefined;
  /** The same case where it is one of a bite. */
  readonly ofBite: BiteRow | undefined;
}
type Decision =
  | { readonly visit: Parameters<typeof storeCaseStatus>[0] & Parameters<typeof storeCaseStatus>[1] }
  | { readonly ofBite: ReturnType<typeof storedClosing> }
  | undefined;

export const caseStatusUpdationHandler: CommandHandler<typeof caseStatusUpdation, Rows, Decision> = {
  call: caseStatusUpdation,
  async read({ beneficiary_reference_id: beneficiary_id, case_id }, { actor, now, db }) {
    const [, visit, ofBite] = await Promise.all([
      db.rows(lockPerson(beneficiary_id)),
      db.first(caseForStatus(actor, now.today, { beneficiary_id, case_id })),
      db.first(biteOfPerson(actor, now.today, { beneficiary_id, case_id, event_id: null })),
    ]);
    return { visit, ofBite };
  },
  decide(input, { visit, ofBite }, { now }) {
    const { case_id, captured_at } = input;
    const status: CaseStatus = input.status === caseCodes.completed ? 'completed' : 'closed';
    if (!visit) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    const wrongClock = captureRefusal(submissionOf(captured_at, now));
    if (wrongClock) return refuse(wrongClock);
    const { beneficiary_id, doses } = visit;
    const bite = ofBite?.bite ? biteClosing({ ...input, status }, { ...ofBite, bite: ofBite.bite }) : undefined;
    const held = visit.status === null ? undefined : { status: visit.status, doses };
    const outcome = bite ?? closeCase(plans.schedule, { status, reason: '', on: dayInIndia(captured_at) }, held);
    if ('refusal' in outcome) return refuse(outcome.refusal);
    const audit = [{ beneficiary_id, subject: case_id, detail: { status: input.status, captured_at } }];
    if ('unchanged' in outcome) return { decision: undefined, reply: {}, audit };
    const decision = bite
      ? { ofBite: storedClosing({ ...input, status }, beneficiary_id) }
      : { visit: { beneficiary_id, case_id, from: visit.status, status, at: captured_at } };
    return { decision, reply: {}, audit };
  },
  write(decision, { actor, db }) {
    if (!decision) return;
    if ('visit' in decision) {
      db.run(storeCaseStatus(decision.visit, decision.visit));
      return;
    }
    db.run(storeBiteClosing(decision.ofBite.closing));
    db.run(storeEvent(decision.ofBite.event, actor.user_id));
  },
};
