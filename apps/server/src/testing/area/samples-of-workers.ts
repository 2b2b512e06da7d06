import { downloadAppreciationLetter } from '@teeka/contract/appreciation';
import { getSignIns } from '@teeka/contract/auth';
import * as workers from '@teeka/contract/workers';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { type AreaSample, names, tells, triedIn } from './area-sample.ts';
import type { AreaSide } from './area-side.ts';

/** Somebody who works at the site of that side. */
const worker = ({ server, site, places }: AreaSide) => server.fixtures.user({ role: 'ASHA', sites: [site], places });

const act = async (at: AreaSide) => ({ user_id: (await worker(at)).user_id, reason: 'Phone was lost' });

/** An account that is to be made or changed, at the site of that side. */
const account = ({ server, site, owner }: AreaSide) => ({
  display_name: 'Sita Devi',
  mobile_number: server.fixtures.mobile(),
  role: 'ASHA' as const,
  user_level: 'Facility' as const,
  posted_at: [{ level: 'site' as const, id: site.session_site_id }],
  currentPassword: owner.user.password,
});

/** An ASHA of that side with one of its villages. */
const asha = async (at: AreaSide) => {
  const { server, site, places } = at;
  return server.fixtures.user({ role: 'ASHA', sites: [site], places, villages: site.villages.slice(0, 1) });
};

/** Accounts of workers and villages of ASHAs, for whoever answers for them. */
export const samplesOfWorkers: readonly AreaSample[] = [
  tells(workers.getWorkers, async (at) => {
    const { user_id, user_name } = await worker(at);
    return [{ search: user_name }, user_id];
  }),
  triedIn('apps/server/src/modules/workers/workers-file.test.ts', workers.downloadWorkers),
  triedIn('apps/server/src/modules/appreciation/appreciation.test.ts', downloadAppreciationLetter),
  names(workers.getSignInsOfWorker, async (at) => ({ user_id: (await worker(at)).user_id })),
  names(workers.endSignInOfWorker, async (at) => {
    const somebody = await worker(at);
    const [own] = (await (await at.server.as(somebody)).ask(getSignIns, {})).sign_ins;
    return { user_id: somebody.user_id, sign_in_id: own?.sign_in_id, reason: 'Phone was lost' };
  }),
  names(workers.endSignInsOfWorker, act),
  names(workers.unlockWorker, act),
  names(workers.updateUserStatus, async (at) => ({ ...(await act(at)), isActive: '0' as const })),
  names(workers.resetPassword, async (at) => ({ ...(await act(at)), currentPassword: at.owner.user.password })),
  names(workers.getWorker, async (at) => ({ user_id: (await worker(at)).user_id })),
  names(workers.addWorker, async (at) => {
    const user_id = uuidV7();
    return { user_id, user_name: `sita.${user_id.slice(-8)}`, ...account(at) };
  }),
  names(workers.changeWorker, async (at) => ({ ...(await act(at)), version: 1, ...account(at) })),
  names(workers.deleteUser, async (at) => ({ ...(await act(at)), currentPassword: at.owner.user.password })),
  tells(workers.getAshas, async (at) => {
    const { user_id, user_name } = await asha(at);
    return [{ search: user_name }, user_id];
  }),
  names(workers.getVillagesOfAsha, async (at) => ({ user_id: (await asha(at)).user_id })),
  names(workers.getMappingHistory, async (at) => ({ user_id: (await asha(at)).user_id })),
  names(workers.getHouseholdsOfVillage, async (at) => {
    const { user_id } = await asha(at);
    return { user_id, village_id: at.site.villages[0] };
  }),
  names(workers.mappingAshaVillager, async (at) => ({
    user_id: (await asha(at)).user_id,
    remove: at.site.villages.slice(0, 1),
    reason: 'Looks after another village now',
  })),
];
