import { exportVaccinationDueList } from '@teeka/contract/downloads';
import type { DuePerson } from '@teeka/contract/schedule';
import { type FileColumn, type ListKind, requestedList } from '../../platform/downloads/index.ts';
import { dosesInFile, personInFile } from '../beneficiaries/index.ts';
import { type DueListRow, dueListPage } from './queries.ts';
import { requestedDue } from './requested-due.ts';
import { hasSomebody, wireDue } from './wire-due.ts';

const overdueOf = ({ doses }: DuePerson) => doses.filter(({ overdue }) => overdue).map(({ dose_code }) => dose_code);
const firstDay = ({ doses }: DuePerson) => doses.map(({ due_on }) => due_on).sort()[0] ?? null;

const columns: readonly FileColumn<DuePerson>[] = [
  ...personInFile<DuePerson>('whole'),
  {
    head: ({ due }) => due.colDue,
    width: 40,
    value: ({ doses }, words) =>
      dosesInFile(
        doses.map((one) => one.dose_code),
        words,
      ),
  },
  { head: ({ downloads }) => downloads.colFrom, width: 14, kind: 'day', value: firstDay },
  {
    head: ({ downloads }) => downloads.colOverdue,
    width: 30,
    value: (person, words) => dosesInFile(overdueOf(person), words),
  },
  {
    head: ({ due }) => due.colMissed,
    width: 20,
    value: ({ left_out, dropped_out }, { due }) => (left_out ? due.leftOut : dropped_out ? due.droppedOut : ''),
  },
];

/** Whom to call, with the numbers to call. */
export const dueListFile: ListKind = {
  report: 'due-list',
  access: exportVaccinationDueList.access,
  title: ({ app }) => app.dueList,
  async ask(filter, taker) {
    const question = await requestedDue(filter, taker);
    if ('refused' in question) return question;
    return requestedList<DueListRow, DuePerson>({
      rows: (pageSize) => dueListPage({ ...question, page: 1, pageSize }),
      count: async () => (await taker.db.first(dueListPage({ ...question, page: 1, pageSize: 1 })))?.total ?? 0,
      wire: (row) => (hasSomebody(row) ? wireDue(row, question, taker) : undefined),
      person: ({ beneficiary_id }) => beneficiary_id,
      columns,
    });
  },
};
