import { decodePDFRawStream, PDFArray, PDFDocument, PDFName, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';

/** What is written on the sheets of a paper that the product drew: the words of each, as whoever copies them has them. */
export async function textOfPdf(bytes: Uint8Array): Promise<readonly string[]> {
  const document = await PDFDocument.load(bytes);
  return document.getPages().map(({ node }) => {
    const contents = node.lookup(PDFName.of('Contents'));
    const streams =
      contents instanceof PDFArray ? contents.asArray().map((ref) => node.context.lookup(ref)) : [contents];
    const drawn = streams
      .filter((stream): stream is PDFStream => stream instanceof PDFStream)
      .map((stream) => (stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents()))
      .map((part) => Buffer.from(part).toString('latin1'))
      .join('\n');
    const written = [...drawn.matchAll(/\/ActualText <feff([0-9a-f]*)>/g)];
    return written.map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le')).join(' ');
  });
}
