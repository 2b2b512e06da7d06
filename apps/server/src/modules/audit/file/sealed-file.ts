import { Readable } from 'node:stream';
import { beginsCsv, csvLine } from '../../../platform/csv/csv-lines.ts';
import { endWord, fileForm, fileKind, installationOf, sealOfLine } from './file-seal.ts';

export interface SealedFile {
  /** What the file says of itself, after its kind, its form and who sealed it. */
  readonly heading: readonly string[];
  /** Names of the columns; the row's number and the seal of the line have their own. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** How many rows the log had, as far as they were counted. */
  readonly total: number;
}

/** A cell is one line of the file, whatever was typed. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The file line by line, each with its seal at the end; the last one says how many rows there are. */
export function sealedFile({ heading, columns, rows, total }: SealedFile, key: Buffer): Readable {
  function* lines(): Generator<string> {
    let seal = '';
    const sealed = (cells: readonly string[]) => {
      const line = csvLine(cells.map(oneLine));
      seal = sealOfLine(key, seal, line);
      return `${line},${seal}\r\n`;
    };
    yield beginsCsv + sealed([fileKind, fileForm, installationOf(key), ...heading]);
    yield sealed(columns);
    for (const [nth, cells] of rows.entries()) yield sealed([String(nth + 1), ...cells]);
    yield sealed([endWord, String(rows.length), String(total)]);
  }
  return Readable.from(lines());
}
