import { offlineCall } from '../offline-call.ts';
import { moveOnRoster } from '../view/effect.ts';

/** Scheduled or verified → rejected, with the reason. */
export default offlineCall({
  name: 'sessions.rejectBeneficiary',
  load: async () => (await import('@teeka/contract/sessions/day')).rejectBeneficiary,
  effect: (view, input) =>
    moveOnRoster(view, { ...input, act: 'reject', to: { status: 'rejected', reject_reason_id: input.reason_id } }),
});
