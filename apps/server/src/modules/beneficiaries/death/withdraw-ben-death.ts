import { withdrawBenDeath } from '@teeka/contract/beneficiaries';
import { deathWithdrawalRefusals } from '@teeka/domain/beneficiaries';
import { isReferenceNumber } from '@teeka/domain/identity';
import { captureRefusal } from '@teeka/domain/sessions';
import { cameLate } from '../../../platform/clock/came-late.ts';
import { submissionOf } from '../../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { lockDetails, storeChanges, storeDeath } from '../edit/queries.ts';
import { deathChange, declaredDeath } from './declared-death.ts';
import { deathInPregnancy, declarationOf } from './queries.ts';

export const withdrawDeathHandler = commandHandler(withdrawBenDeath, {
  async read({ beneficiary_ref_id }, { actor, now, db }) {
    const beneficiary_id = isReferenceNumber(beneficiary_ref_id) ? beneficiary_ref_id : '0';
    const [row, declaration, pregnancy] = await Promise.all([
      db.first(lockDetails(actor, now.today, beneficiary_id)),
      db.first(declarationOf(beneficiary_id)),
      db.first(deathInPregnancy(beneficiary_id)),
    ]);
    return { row, declaration, inPregnancy: pregnancy?.in_pregnancy === true };
  },
  decide(input, { row, declaration, inPregnancy }, { actor, now }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_ref_id' });
    const { captured_at, date_of_death } = input;
    const submission = submissionOf(captured_at, now);
    const captured = captureRefusal(submission);
    if (captured) return refuse(captured);
    const { user_id, role } = actor;
    // What was decided without network on the same day arrives when it arrives.
    const who = { user_id, role, today: submission.capturedDay, receivedAt: submission.receivedAt };
    const death = { ...declaredDeath(row.deceased_on, declaration), inPregnancy };
    const refusals = deathWithdrawalRefusals(input, death, who);
    if (refusals.length > 0) return refuse(...refusals);
    const { beneficiary_id } = row;
    const [old_value, new_value, remarks] = [date_of_death, '', input.reason.trim()];
    const decision = deathChange(row, { old_value, new_value, changed_by: user_id, captured_at, remarks });
    const audit = [{ beneficiary_id, subject: date_of_death, detail: { captured_at, ...cameLate(submission, now) } }];
    return { decision, reply: {}, audit };
  },
  write(change, { db }) {
    db.run(storeDeath(change.beneficiary_id, null));
    db.run(storeChanges([change]));
  },
});
