import type { Refusal, RefusalCode } from '../refusal/index.ts';

/** Why somebody is not vaccinated, as it was said so far. */
export interface Rejection {
  readonly reason_id: number | null;
  /** The family was told when and where to come next. */
  readonly acknowledged: boolean;
}

/** Rejecting asks for a reason, BENDET0004, and the acknowledgement, BENDET0005 (specification 2, section 5). */
export function rejectionRefusals({ reason_id, acknowledged }: Rejection): readonly Refusal<RefusalCode>[] {
  return [
    ...(reason_id === null ? [{ code: 'BENDET0004' as const, path: 'reason_id' }] : []),
    ...(acknowledged ? [] : [{ code: 'BENDET0005' as const, path: 'acknowledged' }]),
  ];
}
