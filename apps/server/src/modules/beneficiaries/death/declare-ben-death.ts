import { declareBenDeath } from '@teeka/contract/beneficiaries';
import { deathRefusals } from '@teeka/domain/beneficiaries';
import { isReferenceNumber } from '@teeka/domain/identity';
import { captureRefusal } from '@teeka/domain/sessions';
import { submissionOf } from '../../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { boundsOf, lockDetails, storeChanges, storeDeath } from '../edit/queries.ts';
import { deathFacts } from './death-facts.ts';
import { deathChange } from './declared-death.ts';
import { declarationOf } from './queries.ts';

export const declareDeathHandler = commandHandler(declareBenDeath, {
  async read({ beneficiary_ref_id }, { actor, now, db }) {
    const beneficiary_id = isReferenceNumber(beneficiary_ref_id) ? beneficiary_ref_id : '0';
    const [row, bounds, declaration] = await Promise.all([
      db.first(lockDetails(actor, now.today, beneficiary_id)),
      db.first(boundsOf(beneficiary_id)),
      db.first(declarationOf(beneficiary_id)),
    ]);
    return { row, bounds, declaration };
  },
  decide(input, { row, bounds, declaration }, { actor, now }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_ref_id' });
    const { captured_at } = input;
    const submission = submissionOf(captured_at, now);
    const captured = captureRefusal(submission);
    if (captured) return refuse(captured);
    const refusals = deathRefusals(input, deathFacts(row, bounds, submission.capturedDay));
    if (refusals.length > 0) return refuse(...refusals);
    const { beneficiary_id } = row;
    const audit = [{ beneficiary_id, subject: input.date_of_death.trim(), detail: { captured_at } }];
    const remarks = input.remarks.trim();
    // Declared twice for the same day: once is enough, unless more was said of it than is on record.
    if (row.deceased_on !== null) {
      const isOnRecord = remarks === '' || remarks === declaration?.remarks;
      if (!isOnRecord) return refuse({ code: 'BENDET0002', path: 'beneficiary_ref_id' });
      return { decision: undefined, reply: {}, audit };
    }
    const [old_value, new_value] = ['', input.date_of_death.trim()];
    const decision = deathChange(row, { old_value, new_value, changed_by: actor.user_id, captured_at, remarks });
    return { decision, reply: {}, audit };
  },
  write(change, { db }) {
    if (!change) return;
    db.run(storeDeath(change.beneficiary_id, change.new_value));
    db.run(storeChanges([change]));
  },
});
