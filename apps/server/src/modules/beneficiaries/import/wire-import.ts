import type { ImportProgress } from '@teeka/contract/beneficiaries';
import { type ImportColumn, importColumns } from '@teeka/domain/imports';
import type { SpokenLanguage } from '@teeka/domain/names';
import { refusalSentence } from '../../../platform/words/sentence.ts';
import type { ImportFault, ImportStanding } from './queries.ts';
import { columnName } from './sheet/columns.ts';

const mostErrors = 100;

const nameOf = (column: string, language: SpokenLanguage): string =>
  importColumns.some((known) => known === column) ? columnName(column as ImportColumn, language) : column;

/** What a person reads about a bad cell. */
export function faultSentence({ column, code, values }: ImportFault, language: SpokenLanguage): string {
  return refusalSentence(language, { code, values: { column: nameOf(column, language), ...values } });
}

/** The same in a file, where nothing else says which column is meant. */
export function faultLine(fault: ImportFault, language: SpokenLanguage): string {
  const [column, sentence] = [nameOf(fault.column, language), faultSentence(fault, language)];
  return `${sentence.includes(column) ? sentence : `${column}: ${sentence}`} (${fault.code})`;
}

export type ImportSummary = Omit<ImportProgress, 'errors'>;

export function wireSummary(row: ImportStanding): ImportSummary {
  const works = row.state === 'checking' || row.state === 'storing';
  const total = row.job_total ?? row.total_rows;
  return {
    import_id: row.import_id,
    file_name: row.file_name,
    state: row.state,
    progress: works ? { done: row.job_done ?? 0, total } : { done: row.total_rows, total: row.total_rows },
    total_rows: row.total_rows,
    good_rows: row.good_rows,
    bad_rows: row.bad_rows,
    stored_rows: row.stored_rows,
    uploaded_at: row.uploaded_at.toISOString(),
  };
}

export function wireImport(row: ImportStanding, language: SpokenLanguage): ImportProgress {
  const errors = row.errors.slice(0, mostErrors).map((fault) => ({
    row: fault.row,
    column: nameOf(fault.column, language),
    code: fault.code,
    message: faultSentence(fault, language),
  }));
  return { ...wireSummary(row), errors };
}
