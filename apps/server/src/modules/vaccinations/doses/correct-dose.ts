import { correctDose } from '@teeka/contract/vaccinations';
import { withFactsOfAmounts } from '@teeka/domain/bites';
import { dayInIndia } from '@teeka/domain/calendar';
import { movedDayRefusal } from '@teeka/domain/care';
import { batchNumberOf } from '@teeka/domain/stock';
import {
  changeReasonRefusal,
  doseChangeRefusal,
  keepsRecord,
  unchangedRefusal,
  vialRefusals,
} from '@teeka/domain/vaccinations';
import { clockRefusal } from '../../../platform/clock/submission.ts';
import { firstLocked } from '../../../platform/db/first-locked.ts';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { lockPerson } from '../../beneficiaries/index.ts';
import { saysTheSame } from '../../cases/index.ts';
import { judgeCorrection } from './judge-correction.ts';
import { doseForChange, storeCorrection, storeVoid } from './queries.ts';
import { storeCourse } from './store-course.ts';

/** Paths of the recording rules in the words of this call. */
const here = (path = '') => path.replace(/^vaccine_details\.0/, 'corrected');

export const correctDoseHandler = commandHandler(correctDose, {
  read: ({ beneficiary_reference_id: beneficiary_id, dose_id, corrected }, { actor, now, db }) =>
    firstLocked(db, {
      hold: lockPerson(beneficiary_id),
      ask: doseForChange(actor, now.today, {
        ...corrected,
        beneficiary_id,
        dose_id,
        fresh: corrected.dose_id,
      }),
    }),
  decide({ dose_id, reason, captured_at, corrected }, row, { actor, now }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    const wrongClock = clockRefusal(captured_at, now);
    if (wrongClock) return refuse(wrongClock);
    const unclear = changeReasonRefusal(reason);
    if (unclear) return refuse(unclear);
    const { beneficiary_id, dose } = row;
    if (!dose) return refuse({ code: 'VACDOS0014', path: 'dose_id' });
    const [kept] = row.resent;
    if (kept) {
      const same =
        kept.corrects === dose_id &&
        kept.reason === reason.trim() &&
        saysTheSame(kept, { ...corrected, captured_at, captured_by: actor.user_id });
      if (!same) return refuse({ code: 'REQVAL0009', path: 'corrected.dose_id' });
      const audit = [{ beneficiary_id, subject: dose_id, detail: { corrected_by: kept.dose_id } }];
      return { decision: undefined, reply: { dose_id: kept.dose_id }, audit };
    }
    const changed = { ...dose, captured_on: dayInIndia(dose.captured_at) };
    const refusal =
      doseChangeRefusal('correct', changed, { ...actor, today: now.today }) ?? unchangedRefusal(dose, corrected);
    if (refusal) return refuse(refusal);
    const moved = movedDayRefusal(corrected.given_on, {
      sessionDay: dose.session_day,
      before: dose.given_on,
      keepsDays: keepsRecord(actor.role),
      elsewhere: withFactsOfAmounts(dose).elsewhere,
    });
    if (moved) return refuse(moved);
    const [batch] = row.batches;
    const { elsewhere } = withFactsOfAmounts(dose);
    const unlike = vialRefusals(dose, corrected, { inStock: batch !== undefined, elsewhere });
    if (unlike.length > 0) return refuse(...unlike);
    const batch_number = batch?.batch_number ?? batchNumberOf(corrected.batch_number);
    const correction = { ...corrected, batch_number, batch_id: batch?.batch_id ?? null };
    const judged = judgeCorrection(correction, row, { dose, dose_id, today: now.today });
    if (!judged) return refuse({ code: 'REQVAL0009', path: 'corrected.dose_id' });
    if ('refused' in judged) {
      return refuse(...judged.refused.map((one) => ({ ...one, path: here(one.path) })));
    }
    // What becomes of the case of a bite; null where it stays as it is.
    const { attempt, course } = judged;
    const gone = { beneficiary_id, dose_id, reason: reason.trim(), voided_at: captured_at };
    const expiry_date = batch?.expiry_date ?? correction.expiry_date;
    return {
      decision: {
        gone,
        course,
        fresh: {
          ...correction,
          expiry_date,
          beneficiary_id,
          corrects: dose_id,
          attempt,
          captured_at,
        },
      },
      reply: { dose_id: correction.dose_id },
      audit: [{ beneficiary_id, subject: dose_id, detail: { corrected_by: correction.dose_id } }],
    };
  },
  write(decision, { actor, db }) {
    if (!decision) return;
    const { gone, fresh, course } = decision;
    db.run(storeVoid(gone, actor.user_id, { replaced: true }));
    db.run(storeCorrection(fresh, actor.user_id));
    if (course) for (const statement of storeCourse(course, gone, actor.user_id)) db.run(statement);
  },
});
