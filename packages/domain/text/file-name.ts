import { accepted, refused, type Verdict } from './verdict.ts';

/**
 * A file a person uploads: name (without extension) of letters, digits, spaces, underscore and hyphen
 * (FLDVAL0021), extension in the accepted list, for example `['pdf']` (FLDVAL0022). Only the name is judged here;
 * what the file really is, is judged by its content on the server.
 */
export function checkFileName(fileName: string, extensions: readonly string[]): Verdict {
  const dot = fileName.lastIndexOf('.');
  const name = dot < 0 ? fileName : fileName.slice(0, dot);
  if (!/^[A-Za-z0-9 _-]+$/.test(name)) return refused('FLDVAL0021');
  const extension = dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
  return extensions.includes(extension) ? accepted(fileName) : refused('FLDVAL0022');
}
