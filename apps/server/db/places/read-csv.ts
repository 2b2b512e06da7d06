/** The cells of a row and the line that it begins on. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a text in comma-separated values, as spreadsheets write them (RFC 4180). */
export function* readCsv(text: string): Generator<CsvRow, undefined> {
  const cell = /"((?:[^"]|"")*)"?([^,\r\n]*)|([^,\r\n]*)/y;
  let line = 1;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const begun = line;
    const cells: string[] = [];
    for (;;) {
      cell.lastIndex = at;
      const [whole = '', quoted, after = '', plain = ''] = cell.exec(text) ?? [];
      cells.push((quoted === undefined ? plain : quoted.replaceAll('""', '"') + after).trim());
      line += whole.split('\n').length - 1;
      at += whole.length;
      if (text[at] !== ',') break;
      at += 1;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    if (cells.some((each) => each !== '')) yield { line: begun, cells };
  }
  return undefined;
}
