import * as aefi from '@teeka/contract/aefi';
import * as stock from '@teeka/contract/stock';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { aefiNotices } from '../aefi-notice.ts';
import { vaccine } from '../session-day.ts';
import { type AreaSample, names, tells, triedIn } from './area-sample.ts';
import type { AreaSide } from './area-side.ts';
import { vaccinated } from './sample-parts.ts';

/** A report of somebody of that side, made there. */
async function reported(at: AreaSide) {
  const notice = aefiNotices(at)(await at.person());
  await at.phone.ask(aefi.reportAefi, notice);
  const { report_id, beneficiary_reference_id } = notice;
  return { report_id, beneficiary_reference_id };
}
const tried = 'apps/server/src/modules/stock/stock.test.ts';

/** Adverse events, stock and its utilisation. */
export const samplesOfSafety: readonly AreaSample[] = [
  names(aefi.getAefiPrefill, async (at) => ({ beneficiary_reference_id: await at.person() })),
  names(aefi.reportAefi, async (at) => aefiNotices(at)(await at.person())),
  names(aefi.getAefiReport, reported),
  names(aefi.followUpAefi, async (at) => ({
    ...(await reported(at)),
    event_id: uuidV7(),
    kind: 'answers',
    answers: { description: 'Seizure at home' },
    captured_at: at.at(),
  })),
  tells(aefi.getAefiReports, async (at) => [{ pageSize: 500 }, (await reported(at)).report_id]),

  names(stock.getSiteStock, async ({ site }) => ({ session_site_id: site.session_site_id })),
  names(stock.getSessionUtilisation, async (at) => ({ session_id: await at.session(1) })),
  names(stock.receiveBatch, async (at) => ({
    receipt_id: uuidV7(),
    batch_id: uuidV7(),
    session_site_id: at.site.session_site_id,
    material_id: vaccine.penta,
    batch_number: `P-${uuidV7().slice(-6)}`,
    manufacturer: 'Doab Biologicals',
    expiry_date: '2027-06-30',
    vials: 20,
    vvm: 1,
    captured_at: at.at(),
  })),
  tells(stock.getBatchRecipients, async (at) => [
    { material_id: vaccine.bcg, batch_number: 'TYPED-1' },
    (await vaccinated(at)).beneficiary_reference_id,
  ]),
  names(stock.stopBatch, async (at) => ({
    stop_id: uuidV7(),
    session_site_id: at.site.session_site_id,
    material_id: vaccine.penta,
    batch_number: 'P-1',
    stopped: true,
    reason: 'Monitor at stage 3',
    captured_at: at.at(),
  })),
  triedIn(tried, stock.getUtilisationSummary),
  triedIn('apps/server/src/modules/stock/watched/watched.test.ts', stock.getWatchedBatches),
  triedIn(tried, stock.saveUtilisation),
];
