import * as workers from '@teeka/contract/workers';
import { type AreaSample, names, tells } from './area-sample.ts';
import type { AreaSide } from './area-side.ts';

/** Somebody who works at the site of that side. */
const worker = ({ server, site, places }: AreaSide) => server.fixtures.user({ role: 'ASHA', sites: [site], places });

const act = async (at: AreaSide) => ({ user_id: (await worker(at)).user_id, reason: 'Phone was lost' });

/** Accounts of workers, for whoever answers for them. */
export const samplesOfWorkers: readonly AreaSample[] = [
  tells(workers.getWorkers, async (at) => {
    const { user_id, user_name } = await worker(at);
    return [{ search: user_name }, user_id];
  }),
  names(workers.endSignInsOfWorker, act),
  names(workers.unlockWorker, act),
  names(workers.updateUserStatus, async (at) => ({ ...(await act(at)), isActive: '0' as const })),
  names(workers.resetPassword, async (at) => ({ ...(await act(at)), currentPassword: 'Wrong@2026' }), {
    inside: 'USRPRF0007',
  }),
];
