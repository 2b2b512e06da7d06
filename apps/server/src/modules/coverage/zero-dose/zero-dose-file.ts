import type { ZeroDoseChild } from '@teeka/contract/coverage';
import { exportZeroDoseCsv, exportZeroDoseList } from '@teeka/contract/downloads';
import { type FileColumn, type ListKind, requestedList } from '../../../platform/downloads/index.ts';
import { refuse } from '../../../platform/http/handler.ts';
import { dosesInFile, personInFile } from '../../beneficiaries/index.ts';
import { lastRound } from '../queries.ts';
import { countZeroDose, type ZeroDoseRow, zeroDoseChildren } from './queries.ts';
import { requestedZeroDose } from './requested-zero-dose.ts';
import { wireZeroDose } from './wire-zero-dose.ts';

const columns: readonly FileColumn<ZeroDoseChild>[] = [
  ...personInFile<ZeroDoseChild>('whole'),
  {
    head: ({ coverage }) => coverage.colSoFar,
    width: 40,
    value: ({ dose_codes }, words) => dosesInFile(dose_codes, words),
  },
];

const ask: ListKind['ask'] = async (filter, taker) => {
  const question = requestedZeroDose(filter, taker);
  if ('refused' in question) return question;
  // While the figures are made for the first time only some villages have their children.
  if (!(await taker.db.first(lastRound()))) return refuse({ code: 'REPREP0017' });
  return requestedList<ZeroDoseRow, ZeroDoseChild>({
    rows: (most) => zeroDoseChildren(question, 1, most),
    count: async () => (await taker.db.first(countZeroDose(question)))?.total ?? 0,
    wire: (row) => wireZeroDose(row, taker),
    person: ({ beneficiary_id }) => beneficiary_id,
    columns,
  });
};

const title: ListKind['title'] = ({ titles }) => titles.zeroDose;

/** The children behind the figure of zero doses, with the numbers to call. */
export const zeroDoseFile: ListKind = { report: 'zero-dose', access: exportZeroDoseList.access, title, ask };
export const zeroDoseCsv: ListKind = { report: 'zero-dose-csv', access: exportZeroDoseCsv.access, title, ask };
