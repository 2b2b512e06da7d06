import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import { pregnancyDesk } from '../pregnancy-desk.ts';
import type { MadeSample } from './made-sample.ts';

/** What happens in a pregnancy. */
export const samplesOfPregnancies: readonly MadeSample[] = [
  {
    call: addPregnancyEvent,
    ids: ['event.event_id', 'event.births.0.birth_id', 'event.births.0.child_id'],
    at: 'day',
    async make(day) {
      const desk = await pregnancyDesk(day, { lmp: '2025-06-20' });
      return desk.act('delivery', desk.delivery({ live_births: 1, still_births: 0 }), [desk.liveChild()]);
    },
  },
];
