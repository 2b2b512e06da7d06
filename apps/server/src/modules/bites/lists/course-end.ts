import type { CourseEnd } from '@teeka/domain/rabies';
import type { CourseEndRow } from './queries.ts';

/** How a course ended, by how its case was closed. */
export function endOf({ status, reason }: Pick<CourseEndRow, 'status' | 'reason'>): CourseEnd {
  if (status !== 'closed') return status;
  if (reason === 'period-exceeded') return 'restarted';
  return reason === 'animal-healthy' ? 'stopped' : 'ended';
}
