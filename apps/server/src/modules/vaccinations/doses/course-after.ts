import { givenDays, statusAfterVoid } from '@teeka/domain/bites';
import type { CaseStatus } from '@teeka/domain/care';
import { isComplete } from '@teeka/domain/rabies';
import type { CourseOnRecord } from '../../bites/index.ts';

/** Where the case of a bite stands from now on. */
export interface CourseMove {
  readonly case_id: string;
  readonly status: CaseStatus;
}

/** What becomes of the case of a bite by the doses that stand in it now; null where it stays as it is. */
export function courseAfter(bite: CourseOnRecord, doses: Parameters<typeof givenDays>[0]): CourseMove | null {
  const { case_id, has_open_course: hasOpenCourse } = bite;
  const given = givenDays(doses, case_id);
  const status = statusAfterVoid(bite, { isComplete: isComplete({ ...bite, given }), hasOpenCourse });
  return status === bite.status ? null : { case_id, status };
}
