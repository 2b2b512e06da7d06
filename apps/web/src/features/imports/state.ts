import { type ImportState, mostImportBytes } from '@teeka/contract/imports/shapes';
import type { Refusal } from '@teeka/domain/refusal';

/** A file as the browser gives it, before anything of it is read. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

/**
 * Why a chosen file is not sent: a name with other than letters, digits, spaces, underscore and hyphen
 * (FLDVAL0021), not Excel (IMPISERR0001), too large (IMPISERR0005) or empty (IMPISERR0003). Letters of every script
 * and the marks on them count, and so does the " (1)" that browsers add to a file downloaded twice.
 */
export function fileRefusal({ name, size }: ChosenFile): Refusal | null {
  const dot = name.lastIndexOf('.');
  if (dot < 1 || name.slice(dot).toLowerCase() !== '.xlsx') return { code: 'IMPISERR0001' };
  const stem = name.slice(0, dot).replace(/ ?\([0-9]+\)$/, '');
  if (!/^[\p{L}\p{M}\p{Nd} _-]+$/u.test(stem)) return { code: 'FLDVAL0021' };
  if (size === 0) return { code: 'IMPISERR0003' };
  if (size > mostImportBytes)
    return { code: 'IMPISERR0005', values: { max: Math.floor(mostImportBytes / 1024 / 1024) } };
  return null;
}

/** Does the server still work on it, so that its progress is requested again? */
export const isWorking = (state: ImportState): boolean => state === 'checking' || state === 'storing';

/** What the person can do with an import: take the good rows in, forget it, download what is wrong. */
export function possible(now: { readonly state: ImportState; readonly good_rows: number; readonly bad_rows: number }) {
  const settled = now.state === 'checked' || now.state === 'failed';
  return {
    confirm: settled && now.good_rows > 0,
    discard: settled,
    errors: now.bad_rows > 0 && (settled || now.state === 'stored'),
  };
}

/** Progress in whole percent; 0 while the total is not known. */
export const percentOf = ({ done, total }: { readonly done: number; readonly total: number }): number =>
  total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 0;
