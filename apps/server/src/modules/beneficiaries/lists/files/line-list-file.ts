import type { LineListed } from '@teeka/contract/beneficiaries';
import { exportBeneficiaryLineListing, getBeneficiaryCsvByReportMod } from '@teeka/contract/downloads';
import { isApproved } from '@teeka/domain/vaccinations';
import type { Words } from '@teeka/words';
import { programmeWords } from '@teeka/words/programme-words';
import type { FileColumn, ListKind } from '../../../../platform/downloads/index.ts';
import { lineListing } from '../queries.ts';
import { wireLine } from '../wire-line.ts';
import { wishOf } from '../wish-of.ts';
import { dosesIn } from './doses-in.ts';
import { fileOfList } from './file-of-list.ts';

const standing = ({ status, given_elsewhere }: LineListed, { reports, beneficiaries }: Words): string => {
  if (given_elsewhere) return beneficiaries[isApproved(status) ? 'previousApproved' : 'previousPending'];
  return reports[isApproved(status) ? 'approved' : 'pending'];
};

const columns: readonly FileColumn<LineListed>[] = [
  { head: ({ reports }) => reports.colOpened, width: 14, kind: 'day', value: ({ opened_on }) => opened_on },
  { head: ({ reports }) => reports.colClosed, width: 14, kind: 'day', value: ({ closed_on }) => closed_on },
  {
    head: ({ reports }) => reports.colProgramme,
    width: 28,
    value: ({ material_category }, { reports }) => {
      const key = programmeWords[material_category];
      return key ? reports[key] : material_category;
    },
  },
  { head: ({ reports }) => reports.colGiven, width: 36, value: ({ dose_codes }, words) => dosesIn(dose_codes, words) },
  { head: ({ reports }) => reports.colStatus, width: 16, value: standing },
];

const ask: ListKind['ask'] = async (filter, taker) => {
  const wish = wishOf({ ...filter, page: 1, pageSize: 1 }, { direction: 'past', today: taker.now.today });
  if ('refused' in wish) return wish;
  return fileOfList(columns, {
    of: (pageSize) => lineListing(taker.actor, { ...wish, pageSize }, filter),
    db: taker.db,
    wire: (row) => wireLine(row, taker),
  });
};

const title: ListKind['title'] = ({ app }) => app.lineList;

export const lineListFile: ListKind = { report: 'line-list', access: exportBeneficiaryLineListing.access, title, ask };
export const lineListCsv: ListKind = {
  report: 'line-list-csv',
  access: getBeneficiaryCsvByReportMod.access,
  title,
  ask,
};
