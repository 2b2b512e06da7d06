import { type CivilDate, daysBetween } from '@teeka/domain/calendar';
import { giveWay } from '../jobs/give-way.ts';
import type { Cell, Column, ColumnKind, Sheet } from './column.ts';
import { neutral } from './neutral.ts';

export const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** Cells of so many rows are text and offer their choices. */
const preparedRows = 1001;
/** Letters of XML that are made before they are passed on. */
const chunk = 32_768;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 has no place for control characters. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function letters(column: number): string {
  const before = Math.floor(column / 26);
  return (before > 0 ? letters(before - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** Places in `styles`. */
const styleOf: Readonly<Record<ColumnKind | 'header', number>> = { text: 1, header: 2, number: 3, day: 4 };
const dayFormat = 164;

/** A text as text whatever it looks like, a header bold and wrapped, a number in groups, a day as it is shown everywhere. */
export const styles = `${xml}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="${dayFormat}" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf numFmtId="49" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyFont="1" applyNumberFormat="1" applyAlignment="1"><alignment wrapText="1" vertical="top"/></xf><xf numFmtId="1" applyNumberFormat="1"/><xf numFmtId="${dayFormat}" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** A spreadsheet counts days from this one. */
const dayNought: CivilDate = '1899-12-30';

function cell(value: Cell, at: string, kind: ColumnKind | 'header'): string {
  if (value === null || value === '') return '';
  const style = styleOf[kind];
  if (typeof value === 'number') return `<c r="${at}" s="${styleOf.number}"><v>${value}</v></c>`;
  if (kind === 'day') return `<c r="${at}" s="${style}"><v>${daysBetween(dayNought, value as CivilDate)}</v></c>`;
  const text = escaped(kind === 'header' ? value : neutral(value));
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

const line = (cells: readonly Cell[], row: number, kindOf: (nth: number) => ColumnKind | 'header'): string =>
  `<row r="${row}">${cells.map((value, nth) => cell(value, `${letters(nth)}${row}`, kindOf(nth))).join('')}</row>`;

/** Where the choices of a column stand: a column of the last sheet, so that their number and length do not matter. */
function validations(columns: readonly Column[], listSheet: string): string {
  let nth = 0;
  const lists = columns.flatMap(({ choices }, column) => {
    if (!choices) return [];
    const from = letters(nth++);
    const range = `'${listSheet}'!$${from}$1:$${from}$${choices.length}`;
    const cells = `${letters(column)}2:${letters(column)}${preparedRows}`;
    return [
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${cells}"><formula1>${escaped(range)}</formula1></dataValidation>`,
    ];
  });
  return lists.length > 0 ? `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>` : '';
}

const frozen =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** A sheet as XML, in pieces made as they are taken; between them others have their turn. */
export async function* sheetXml({ columns, rows, filters }: Sheet, listSheet: string): AsyncGenerator<string> {
  const rest = giveWay();
  const widths = columns.map(
    ({ width, kind = 'text' }, nth) =>
      `<col min="${nth + 1}" max="${nth + 1}" width="${width}" style="${styleOf[kind]}" customWidth="1"/>`,
  );
  let piece = `${xml}<worksheet xmlns="${main}">${frozen}<cols>${widths.join('')}</cols><sheetData>`;
  let row = 0;
  if (columns.some(({ header }) => header !== ''))
    piece += line(
      columns.map(({ header }) => header),
      ++row,
      () => 'header',
    );
  for await (const cells of rows) {
    piece += line(cells, ++row, (nth) => columns[nth]?.kind ?? 'text');
    if (piece.length < chunk) continue;
    yield piece;
    piece = '';
    await rest();
  }
  const filter = filters && row > 0 ? `<autoFilter ref="A1:${letters(columns.length - 1)}${row}"/>` : '';
  yield `${piece}</sheetData>${filter}${validations(columns, listSheet)}</worksheet>`;
}
