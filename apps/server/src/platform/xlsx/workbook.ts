import { type PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Sheet } from './column.ts';
import { escaped, main, sheetXml, styles, xml } from './sheet-xml.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Where the choices stand. */
const listName = 'Lists';
/** Files do not tell when they were made. */
const undated = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true } as const;

function listSheetOf({ columns }: Sheet, name: string): Sheet {
  const lists = columns.flatMap(({ choices }) => (choices ? [choices] : []));
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_, nth) => lists.map((list) => list[nth] ?? ''));
  return { name, columns: lists.map(() => ({ header: '', width: 30 })), rows };
}

/** What holds the sheets together: their names, where they lie, of what type they are. */
function frameOf(sheets: readonly Sheet[]): Readonly<Record<string, string>> {
  const named = sheets.map(
    ({ name }, nth) => `<sheet name="${escaped(name)}" sheetId="${nth + 1}" r:id="r${nth + 1}"/>`,
  );
  const related = sheets.map(
    (_, nth) => `<Relationship Id="r${nth + 1}" Type="${office}/worksheet" Target="worksheets/sheet${nth + 1}.xml"/>`,
  );
  const typed = sheets.map(
    (_, nth) => `<Override PartName="/xl/worksheets/sheet${nth + 1}.xml" ContentType="${kinds}.worksheet+xml"/>`,
  );
  return {
    '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/>${typed.join('')}</Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packages}/relationships">${related.join('')}<Relationship Id="rs" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  };
}

/**
 * An Excel workbook: the sheet that is read, others that only tell, and last one for the choices. No cell can become a
 * formula. It is made as it is taken, row by row, so that a long one is never held whole; what fails in the rows fails the stream.
 */
export function workbook(sheet: Sheet, telling: readonly Sheet[] = []): Readable {
  const lists = listSheetOf(sheet, listName);
  const sheets = [sheet, ...telling, ...(lists.columns.length > 0 ? [lists] : [])];
  const zip = new ZipFile();
  // Itself, not what is read from it: that would wait for a next piece before it takes note of a failure, and none comes.
  const made = zip.outputStream as PassThrough;
  for (const [name, text] of Object.entries(frameOf(sheets))) zip.addBuffer(Buffer.from(text), name, undated);
  for (const [nth, each] of sheets.entries())
    zip.addReadStreamLazy(`xl/worksheets/sheet${nth + 1}.xml`, undated, (take) => {
      const rows = Readable.from(sheetXml(each, listName), { objectMode: false });
      rows.once('error', (error) => made.destroy(error));
      made.once('close', () => rows.destroy());
      take(null, rows);
    });
  zip.end();
  return made;
}

/** A whole workbook as bytes: small ones. */
export const writeWorkbook = (sheet: Sheet, telling: readonly Sheet[] = []): Promise<Buffer> =>
  buffer(workbook(sheet, telling));

/** The content type of a workbook. */
export const workbookType = `${kinds}.sheet`;
