import type { ImportProgress } from '@teeka/contract/imports';
import type { SpokenLanguage } from '@teeka/domain/names';
import { refusalSentence } from '../words/sentence.ts';
import type { ImportSheet } from './import-kind.ts';
import type { ImportFault, ImportStanding } from './queries.ts';

const mostErrors = 100;

type Names = Pick<ImportSheet, 'nameOf'>;

/** What a person reads about a bad cell. */
export function faultSentence(
  { column, code, values }: ImportFault,
  { nameOf }: Names,
  language: SpokenLanguage,
): string {
  return refusalSentence(language, { code, values: { column: nameOf(column, language), ...values } });
}

/** The same in a file, where nothing else says which column is meant. */
export function faultLine(fault: ImportFault, names: Names, language: SpokenLanguage): string {
  const [column, sentence] = [names.nameOf(fault.column, language), faultSentence(fault, names, language)];
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

export function wireImport(row: ImportStanding, names: Names, language: SpokenLanguage): ImportProgress {
  const errors = row.errors.slice(0, mostErrors).map((fault) => ({
    row: fault.row,
    column: names.nameOf(fault.column, language),
    code: fault.code,
    message: faultSentence(fault, names, language),
  }));
  return { ...wireSummary(row), errors };
}
