import { neutral } from './neutral.ts';
import { zip } from './zip.ts';

export interface Column {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  /** Values a cell may be chosen from. */
  readonly choices?: readonly string[];
}

export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Where the choices stand. */
const listName = 'Lists';
/** Cells of so many rows are text and offer their choices. */
const preparedRows = 1001;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 has no place for control characters. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function letters(column: number): string {
  const before = Math.floor(column / 26);
  return (before > 0 ? letters(before - 1) : '') + String.fromCharCode(65 + (column % 26));
}

function cell(text: string, at: string, style: number): string {
  if (text === '') return '';
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

function line(texts: readonly string[], row: number, style: number): string {
  const cells = texts.map((text, column) =>
    cell(style === 2 ? text : neutral(text), `${letters(column)}${row}`, style),
  );
  return `<row r="${row}">${cells.join('')}</row>`;
}

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

function sheetXml({ columns, rows }: Sheet, listSheet: string): string {
  const widths = columns.map(
    ({ width }, nth) => `<col min="${nth + 1}" max="${nth + 1}" width="${width}" style="1" customWidth="1"/>`,
  );
  const head = columns.some(({ header }) => header !== '') ? [columns.map(({ header }) => header)] : [];
  const lines = [
    ...head.map((texts) => line(texts, 1, 2)),
    ...rows.map((texts, nth) => line(texts, nth + 1 + head.length, 1)),
  ];
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  return `${xml}<worksheet xmlns="${main}">${frozen}<cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData>${validations(columns, listSheet)}</worksheet>`;
}

/** Style 1: text, whatever it looks like. Style 2: a header, bold and wrapped. */
const styles = `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyFont="1" applyNumberFormat="1" applyAlignment="1"><alignment wrapText="1" vertical="top"/></xf></cellXfs></styleSheet>`;

function listSheetOf({ columns }: Sheet, name: string): Sheet {
  const lists = columns.flatMap(({ choices }) => (choices ? [choices] : []));
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_, nth) => lists.map((list) => list[nth] ?? ''));
  return { name, columns: lists.map(() => ({ header: '', width: 30 })), rows };
}

/**
 * An Excel workbook: the sheet that is read again, others that only tell, and last one for the choices. Every cell is text;
 * none can become a formula.
 */
export function writeWorkbook(sheet: Sheet, telling: readonly Sheet[] = []): Buffer {
  const lists = listSheetOf(sheet, listName);
  const sheets = [sheet, ...telling, ...(lists.columns.length > 0 ? [lists] : [])];
  const named = sheets.map(
    ({ name }, nth) => `<sheet name="${escaped(name)}" sheetId="${nth + 1}" r:id="r${nth + 1}"/>`,
  );
  const related = sheets.map(
    (_, nth) => `<Relationship Id="r${nth + 1}" Type="${office}/worksheet" Target="worksheets/sheet${nth + 1}.xml"/>`,
  );
  const typed = sheets.map(
    (_, nth) => `<Override PartName="/xl/worksheets/sheet${nth + 1}.xml" ContentType="${kinds}.worksheet+xml"/>`,
  );
  return zip([
    {
      name: '[Content_Types].xml',
      text: `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/>${typed.join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      text: `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text: `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${named.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `${xml}<Relationships xmlns="${packages}/relationships">${related.join('')}<Relationship Id="rs" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', text: styles },
    ...sheets.map((each, nth) => ({
      name: `xl/worksheets/sheet${nth + 1}.xml`,
      text: sheetXml(each, listName),
    })),
  ]);
}

/** The content type of a workbook. */
export const workbookType = `${kinds}.sheet`;
