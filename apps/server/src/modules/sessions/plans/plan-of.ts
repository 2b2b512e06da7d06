import type { RequestOf } from '@teeka/contract/call';
import type { addNewSession, updateSession } from '@teeka/contract/sessions';
import { timeInIndia } from '@teeka/domain/calendar';
import { type PlanFacts, type SessionPlan, specialType } from '@teeka/domain/sessions';
import { trimmed, withoutSpaces } from '@teeka/domain/text';
import type { Now } from '../../../platform/clock/clock.ts';
import type { AtRest } from '../../../platform/sealing/at-rest.ts';
import type { GroundRow, PlanValues } from './queries.ts';

type PlanRequest = RequestOf<typeof updateSession> | RequestOf<typeof addNewSession>;

/** The plan of a request, as the rules see it. */
export function planOf(request: PlanRequest): SessionPlan {
  const type = request.special_session_type_id;
  const special =
    type === null
      ? null
      : {
          special_session_type_id: type,
          special_group: request.special_group,
          institution_name: request.institution_name,
          min_age: request.min_age,
          max_age: request.max_age,
          key_facilitator: {
            name: request.key_facilitator_name,
            designation: request.key_facilitator_designation,
            mobile: request.key_facilitator_mobile,
          },
        };
  return { ...request, repeat_weeks: 'repeat_weeks' in request ? request.repeat_weeks : 0, special };
}

/** What the rules of planning need to know. */
export function planFacts(ground: GroundRow, known: { readonly now: Now; readonly listed: number }): PlanFacts {
  const { now, listed } = known;
  return { ...ground, today: now.today, time: timeInIndia(now.instant), listed };
}

/** The plan as it is stored: what does not belong to its kind is left out; the number is sealed for this session. */
export function valuesOf(session_id: string, plan: SessionPlan, atRest: AtRest): PlanValues {
  const { start_time, end_time, capacity, slots, vaccines, special } = plan;
  const aged = specialType(special?.special_session_type_id)?.ages ?? false;
  const mobile = withoutSpaces(special?.key_facilitator.mobile ?? '');
  return {
    start_time,
    end_time,
    capacity,
    slots,
    vaccines: [...new Set(vaccines)],
    special_session_type_id: special?.special_session_type_id ?? null,
    special_group: trimmed(special?.special_group ?? ''),
    institution_name: trimmed(special?.institution_name ?? ''),
    min_age: aged ? (special?.min_age ?? null) : null,
    max_age: aged ? (special?.max_age ?? null) : null,
    facilitator_name: trimmed(special?.key_facilitator.name ?? ''),
    facilitator_designation: trimmed(special?.key_facilitator.designation ?? ''),
    facilitator_mobile_sealed: mobile === '' ? null : atRest.seal('mobile', `session/${session_id}`, mobile),
  };
}
