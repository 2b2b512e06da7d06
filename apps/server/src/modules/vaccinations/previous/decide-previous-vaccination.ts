import { decidePreviousVaccination } from '@teeka/contract/vaccinations';
import { changeReasonRefusal, previousOutcome } from '@teeka/domain/vaccinations';
import { firstLocked } from '../../../platform/db/first-locked.ts';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { lockPerson } from '../../beneficiaries/index.ts';
import { reportForDecision, storeDecision } from './queries.ts';

export const decidePreviousVaccinationHandler = commandHandler(decidePreviousVaccination, {
  read: ({ beneficiary_reference_id: beneficiary_id, case_id }, { actor, now, db }) =>
    firstLocked(db, {
      hold: lockPerson(beneficiary_id),
      ask: reportForDecision(actor, now.today, { beneficiary_id, case_id }),
    }),
  decide({ case_id, approve, remarks }, row, { now }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    const { beneficiary_id, status, files } = row;
    if (status === null) return refuse({ code: 'VACDOS0021', path: 'case_id' });
    const unclear = remarks.trim() === '' ? undefined : changeReasonRefusal(remarks);
    if (unclear) return refuse({ ...unclear, path: 'remarks' });
    const outcome = previousOutcome({ status, files }, { approve, remarks });
    if ('refusal' in outcome) return refuse(outcome.refusal);
    const audit = [{ beneficiary_id, subject: case_id, detail: { approve } }];
    if ('unchanged' in outcome) return { decision: undefined, reply: { status }, audit };
    const voids = outcome.status === 'sent-back';
    const decided = {
      beneficiary_id,
      case_id,
      from: status,
      status: outcome.status,
      remarks: remarks.trim(),
    };
    return {
      decision: { ...decided, decided_at: now.instant, voids },
      reply: { status: outcome.status },
      audit,
    };
  },
  write(decision, { actor, db }) {
    if (decision) for (const query of storeDecision(decision, actor.user_id)) db.run(query);
  },
});
