import * as downloads from '@teeka/contract/downloads';
import { type AreaSample, triedIn } from './area-sample.ts';

const files = 'apps/server/src/modules/downloads/files.test.ts';
const beside = 'apps/server/src/modules/downloads/beside-the-calls.test.ts';

const agreement = 'apps/server/src/modules/coverage/agreement.test.ts';

/** Lists as files: what is in one is read there by a reader of workbooks. */
export const samplesOfDownloads: readonly AreaSample[] = [
  triedIn(files, downloads.exportBeneficiaryLineListing),
  triedIn(files, downloads.getBeneficiaryCsvByReportMod),
  triedIn(files, downloads.downloadVaccinatedBeneficiaryExcel),
  triedIn(files, downloads.exportPreRegisteredBen),
  triedIn(files, downloads.exportDpmBens),
  triedIn(files, downloads.exportVaccinationDueList),
  triedIn(files, downloads.downloadDueList),
  triedIn(agreement, downloads.exportZeroDoseList),
  triedIn(agreement, downloads.exportZeroDoseCsv),
  triedIn(beside, downloads.startDownload),
];
