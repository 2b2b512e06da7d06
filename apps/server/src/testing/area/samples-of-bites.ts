import {
  addCaseEvent,
  downloadNotifiableBites,
  getNotifiableBites,
  getRabiesRecall,
  restartCase,
} from '@teeka/contract/bites';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { type BiteVisitWish, biteVisit, rabiesBite, snakeBite } from '../bite-day.ts';
import { type AreaSample, names, tells, triedIn } from './area-sample.ts';
import type { AreaSide } from './area-side.ts';

/** A case of a bite at the side's own site, which cares for bites that long. */
async function bitten(at: AreaSide, wish: BiteVisitWish) {
  const becomes = (category: number) =>
    at.server.rows(
      sql`update session_site set category = ${category}
        where session_site_id = ${at.site.session_site_id}::uuid`.compile(build),
    );
  await becomes(2);
  const visit = await biteVisit(at, wish);
  await becomes(1);
  return visit;
}

/** Care of bites. */
export const samplesOfBites: readonly AreaSample[] = [
  names(
    restartCase,
    async (at) => {
      const { case_id, beneficiary_reference_id } = await bitten(at, { bite: rabiesBite() });
      return { case_id, beneficiary_reference_id };
    },
    { inside: 'RABIES0007' },
  ),
  names(addCaseEvent, async (at) => {
    const { case_id, beneficiary_reference_id } = await bitten(at, { bite: snakeBite() });
    const event = { event_id: uuidV7(), kind: 'look' as const, at: at.at(-1), facts: { signs: ['pain'] } };
    return { case_id, beneficiary_reference_id, event, captured_at: at.at() };
  }),
  names(getRabiesRecall, async ({ site: { session_site_id } }) => ({ session_site_id })),
  tells(getNotifiableBites, async (at) => {
    const { case_id } = await bitten(at, { bite: snakeBite() });
    return [{ from_date: at.today, to_date: at.today }, case_id.slice(-8)];
  }),
  triedIn('apps/server/src/modules/bites/lists/notifiable-file.test.ts', downloadNotifiableBites),
];
