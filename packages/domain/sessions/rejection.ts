import type { Refusals } from '../refusal/index.ts';
import { checkNote, refusedAt } from '../text/index.ts';

/** Why somebody is not vaccinated, as it was said so far. */
export interface Rejection {
  readonly reason_id: number | null;
  /** The family was told when and where to come next. */
  readonly acknowledged: boolean;
  readonly remarks: string;
}

/** Most characters of the remark. */
export const longestRejectRemark = 300;

/**
 * Rejecting asks for a reason, BENDET0004, and the acknowledgement, BENDET0005 (specification 2, section 5: of every
 * rejection); a remark need not be, and is judged by `checkNote`.
 */
export function rejectionRefusals({ reason_id, acknowledged, remarks }: Rejection): Refusals {
  return [
    ...(reason_id === null ? [{ code: 'BENDET0004' as const, path: 'reason_id' }] : []),
    ...(acknowledged ? [] : [{ code: 'BENDET0005' as const, path: 'acknowledged' }]),
    ...refusedAt('remarks', checkNote(remarks, longestRejectRemark)),
  ];
}
