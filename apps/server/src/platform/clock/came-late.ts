import type { Submission } from '@teeka/domain/sessions';
import type { Now } from './clock.ts';

/** For the audit: on which day something came that was captured on an earlier one; nothing where it came that day. */
export const cameLate = ({ capturedDay }: Submission, { today }: Now): { readonly came_late_on?: string } =>
  capturedDay < today ? { came_late_on: today } : {};
