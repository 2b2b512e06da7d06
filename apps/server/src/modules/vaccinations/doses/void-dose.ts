import { voidDose } from '@teeka/contract/vaccinations';
import { caseCodes, codeFor } from '@teeka/contract/word-for';
import { dayInIndia } from '@teeka/domain/calendar';
import { changeReasonRefusal, doseChangeRefusal } from '@teeka/domain/vaccinations';
import { cameLate } from '../../../platform/clock/came-late.ts';
import { clockRefusal, submissionOf } from '../../../platform/clock/submission.ts';
import { firstLocked } from '../../../platform/db/first-locked.ts';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { lockPerson } from '../../beneficiaries/index.ts';
import { courseAfter } from './course-after.ts';
import { doseForChange, storeVoid } from './queries.ts';
import { storeCourse } from './store-course.ts';

export const voidDoseHandler = commandHandler(voidDose, {
  read: ({ beneficiary_reference_id: beneficiary_id, dose_id }, { actor, now, db }) =>
    firstLocked(db, {
      hold: lockPerson(beneficiary_id),
      ask: doseForChange(actor, now.today, { beneficiary_id, dose_id, material_id: null, batch_number: '' }),
    }),
  decide({ dose_id, dose_code, given_on, reason, captured_at }, row, { actor, now }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    const wrongClock = clockRefusal(captured_at, now);
    if (wrongClock) return refuse(wrongClock);
    const unclear = changeReasonRefusal(reason);
    if (unclear) return refuse(unclear);
    const { beneficiary_id, dose, bite, recorded } = row;
    if (dose?.dose_code !== dose_code || dose.given_on !== given_on) {
      return refuse({ code: 'VACDOS0014', path: 'dose_id' });
    }
    const changed = { ...dose, captured_on: dayInIndia(dose.captured_at) };
    // What was decided without network on the same day arrives when it arrives.
    const submission = submissionOf(captured_at, now);
    const { receivedAt, capturedDay: today } = submission;
    const changer = { user_id: actor.user_id, role: actor.role, today, receivedAt };
    const refusal = doseChangeRefusal('void', changed, changer);
    if (refusal) return refuse(refusal);
    const left = recorded.filter((one) => one.dose_id !== dose_id);
    // What becomes of the case of a bite that lacks the dose from now on; null where it stays as it is.
    const course = bite && courseAfter(bite, left);
    return {
      decision: { beneficiary_id, dose_id, reason: reason.trim(), voided_at: captured_at, course },
      reply: { voided: true },
      audit: [
        {
          beneficiary_id,
          subject: dose_id,
          detail: {
            dose_code,
            given_on,
            ...cameLate(submission, now),
            ...(course ? { case_id: course.case_id, case_status: codeFor(caseCodes, course.status) } : {}),
          },
        },
      ],
    };
  },
  write({ course, ...gone }, { actor, db }) {
    db.run(storeVoid(gone, actor.user_id, { replaced: false }));
    if (course) for (const statement of storeCourse(course, gone, actor.user_id)) db.run(statement);
  },
});
