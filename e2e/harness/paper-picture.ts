import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** The first sheet of a paper as somebody takes a picture of it. */
export async function pictureOf(paper: Uint8Array): Promise<Buffer> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(paper);
  const { data, width, height } = await document.getPage(0).render({ scale: 3, render: 'bitmap' });
  document.destroy();
  library.destroy();
  return sharp(data, { raw: { width, height, channels: 4 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
