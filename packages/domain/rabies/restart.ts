import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { courseOf, type GivenDay } from './course.ts';
import type { Regimen } from './regimen.ts';

/**
 * May a course begin anew on that day? Only when its period was exceeded and its rule says so (RABIES0007). No
 * other series of this product is ever restarted.
 */
export function restartRefusal(
  regimen: Regimen,
  given: readonly GivenDay[],
  today: CivilDate,
): Refusal<RefusalCode> | undefined {
  const { state } = courseOf(regimen, given, today);
  return state === 'exceeded' ? undefined : { code: 'RABIES0007', path: 'case_id' };
}
