/** A PDF of these objects, numbered from 1; the first is its catalogue. `trailer` adds to its trailer. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const at: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, object] of objects.entries()) {
    at.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  const start = length();
  const size = objects.length + 1;
  const rows = at.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`));
  parts.push(Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** A stream object; its content as it is, `dict` says how it is packed. */
export const streamOf = (content: string | Buffer, dict = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${Buffer.byteLength(content)} ${dict} >>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream'),
  ]);

interface Tricks {
  readonly catalog?: string;
  readonly page?: string;
  readonly resources?: string;
  readonly more?: readonly (string | Buffer)[];
  readonly trailer?: string;
}

/** The words on the page of `cardPdf`. */
export const cardWords = 'BCG given at birth';

/** A card of one page as a sound PDF; tricks add to it. Objects in `more` are numbered from 6. */
export const cardPdf = ({ catalog = '', page = '', resources = '', more = [], trailer = '' }: Tricks = {}) =>
  pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 300 200] >>',
      `<< /Type /Page /Parent 2 0 R /Rotate 90 /Contents 4 0 R ${page}
         /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
      streamOf(`BT /F1 18 Tf 20 150 Td (${cardWords}) Tj ET`),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...more,
    ],
    trailer,
  );
