import { late } from '../../../ui/late/late.tsx';
import { flowOf } from '../visit/flow.tsx';
import type { CareOffered } from './offers.ts';

const schedule = late(async () => ({ default: flowOf((await import('./schedule/care.ts')).schedule) }));

/** The pages of each care; loaded when such a visit is opened. */
export const flows: Readonly<Record<CareOffered, typeof schedule>> = {
  schedule,
  antenatal: late(async () => ({ default: flowOf((await import('./antenatal/care.ts')).antenatal) })),
  bites: late(async () => ({ default: flowOf((await import('./bites/care.ts')).bites) })),
};
