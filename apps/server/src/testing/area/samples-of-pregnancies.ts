import {
  addPregnancyEvent,
  correctPregnancy,
  downloadPregnencyDetailsPdf,
  getNewbornsWithoutBirthDose,
  getPregnancies,
  getPregnantWomen,
} from '@teeka/contract/pregnancies';
import { pregnancyDesk } from '../pregnancy-desk.ts';
import { type AreaSample, names, tells } from './area-sample.ts';

/** Pregnancies, their outcome and the children. */
export const samplesOfPregnancies: readonly AreaSample[] = [
  names(addPregnancyEvent, async (at) => {
    const desk = await pregnancyDesk(at, { lmp: '2025-06-20' });
    return desk.act('delivery', desk.delivery({ live_births: 1, still_births: 0 }), [desk.liveChild()]);
  }),
  names(correctPregnancy, async (at) => {
    const desk = await pregnancyDesk(at, { lmp: '2025-06-20' });
    await desk.record('delivery', desk.delivery(), [desk.stillChild()]);
    return desk.correction('child-added', { reason: 'a twin found later' }, [desk.liveChild()]);
  }),
  names(getPregnancies, async (at) => ({ beneficiary_ref_id: (await pregnancyDesk(at)).woman })),
  names(downloadPregnencyDetailsPdf, async (at) => ({ beneficiary_ref_id: (await pregnancyDesk(at)).woman })),
  tells(getPregnantWomen, async (at) => [{}, (await pregnancyDesk(at)).woman]),
  tells(getNewbornsWithoutBirthDose, async (at) => {
    const desk = await pregnancyDesk(at, { lmp: '2025-06-20' });
    await desk.record('delivery', desk.delivery({ live_births: 1, still_births: 0 }), [desk.liveChild()]);
    return [{}, desk.woman];
  }),
];
