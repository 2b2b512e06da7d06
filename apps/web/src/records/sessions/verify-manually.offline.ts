import { offlineCall } from '../offline-call.ts';
import { moveOnRoster } from '../view/effect.ts';

/** Scheduled → verified; a rejected person who came back is verified again. */
export default offlineCall({
  name: 'sessions.verifyManually',
  load: async () => (await import('@teeka/contract/sessions/day')).verifyManually,
  alreadySo: ['SESDAY0012'],
  effect: (view, input, item) =>
    moveOnRoster(view, {
      ...input,
      act: 'verify',
      to: {
        status: 'verified',
        reject_reason_id: null,
        verified_by: item.madeBy,
        verified_at: input.captured_at,
        verification_method: 'manual',
      },
    }),
});
