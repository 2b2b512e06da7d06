import type { AtRest } from '../../../platform/sealing/at-rest.ts';
import { endWord, fileForm, fileKeyPurpose, fileKind, installationOf, isSameSeal, sealOfLine } from './file-seal.ts';

/**
 * What is known of a file. `foreign`: sealed by another installation, or under a key that is gone. `changed`: from this
 * row on (0: the heading) it is not what was sealed. `missing`: rows before this one were taken out. `cut`: nothing after
 * this row. `none`: no such file at all.
 */
export type FileVerdict =
  | { readonly what: 'whole'; readonly rows: number; readonly heading: string }
  | { readonly what: 'changed' | 'missing' | 'cut'; readonly row: number }
  | { readonly what: 'foreign' | 'none' };

/** A line without its seal, and the seal. */
function parted(line: string): readonly [text: string, seal: string] {
  const at = line.lastIndexOf(',');
  return [line.slice(0, Math.max(at, 0)), line.slice(at + 1)];
}

/** Is a sealed audit file what this installation sealed? The keys in use are tried, as after a change of key. */
export function verifyAuditFile(text: string, atRest: Pick<AtRest, 'keysFor'>): FileVerdict {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  while (lines.at(-1) === '') lines.pop();
  const [kind, form, installation] = (lines[0] ?? '').split(',');
  if (kind !== fileKind || form !== fileForm) return { what: 'none' };
  const key = atRest.keysFor(fileKeyPurpose).find((one) => installationOf(one) === installation);
  return key ? followed(lines, key) : { what: 'foreign' };
}

function followed(lines: readonly string[], key: Buffer): FileVerdict {
  let before = '';
  let ended = false;
  for (const [nth, line] of lines.entries()) {
    const [text, seal] = parted(line);
    // The heading and the names of the columns come before the first row.
    const row = Math.max(nth - 1, 0);
    if (ended) return { what: 'changed', row };
    if (!isSameSeal(seal, sealOfLine(key, before, text))) return brokenAt(row, text);
    before = seal;
    ended = nth > 1 && text.startsWith(`${endWord},`);
  }
  const rows = Math.max(lines.length - (ended ? 3 : 2), 0);
  if (!ended) return { what: 'cut', row: rows };
  return { what: 'whole', rows, heading: parted(lines[0] ?? '')[0] };
}

/** A line that does not follow: it counts further where some before it are gone, else somebody changed it. */
function brokenAt(row: number, text: string): FileVerdict {
  const numbered = Number(/^(\d{1,9}),/.exec(text)?.[1] ?? (text.startsWith(`${endWord},`) ? text.split(',')[1] : 0));
  const expected = text.startsWith(`${endWord},`) ? row - 1 : row;
  return { what: row > 0 && numbered > expected ? 'missing' : 'changed', row };
}
