import {
  addCaseEvent,
  downloadNotifiableBites,
  getNotifiableBites,
  getRabiesRecall,
  restartCase,
} from '@teeka/contract/cases/bites';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { biteVisit, rabiesBite, snakeBite } from '../bite-day.ts';
import { type AreaSample, names, tells, triedIn } from './area-sample.ts';

/** Care of bites. */
export const samplesOfBites: readonly AreaSample[] = [
  names(
    restartCase,
    async (at) => {
      const { case_id, beneficiary_reference_id } = await biteVisit(at, { bite: rabiesBite() });
      return { case_id, beneficiary_reference_id };
    },
    { inside: 'RABIES0007' },
  ),
  names(addCaseEvent, async (at) => {
    const { case_id, beneficiary_reference_id } = await biteVisit(at, { bite: snakeBite() });
    const event = { event_id: uuidV7(), kind: 'look' as const, at: at.at(-1), facts: { signs: ['pain'] } };
    return { case_id, beneficiary_reference_id, event, captured_at: at.at() };
  }),
  names(getRabiesRecall, async ({ site: { session_site_id } }) => ({ session_site_id })),
  tells(getNotifiableBites, async (at) => {
    const { case_id } = await biteVisit(at, { bite: snakeBite() });
    return [{ from_date: at.today, to_date: at.today }, case_id.slice(-8)];
  }),
  triedIn('apps/server/src/modules/cases/bites/lists/notifiable-file.test.ts', downloadNotifiableBites),
];
