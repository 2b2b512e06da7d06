import type { CourseEnd } from '@teeka/domain/rabies';
import { col } from '../../platform/db/row.ts';

/** The columns that count how courses against rabies ended. */
export const courseColumns = {
  courses_open: col.int,
  courses_completed: col.int,
  courses_lapsed: col.int,
  courses_restarted: col.int,
  courses_stopped: col.int,
  courses_ended: col.int,
} as const satisfies Readonly<Record<`courses_${CourseEnd}`, typeof col.int>>;
export type CourseCounts = Readonly<Record<keyof typeof courseColumns, number>>;
