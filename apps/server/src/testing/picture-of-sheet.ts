import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The first sheet of a paper as a reader that is not ours draws it: four bytes a point; at a scale of 1 a point is 1/72 inch. */
export async function pictureOfSheet(paper: Uint8Array, scale: number) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(paper);
  const { data, width, height } = await document.getPage(0).render({ scale, render: 'bitmap' });
  document.destroy();
  library.destroy();
  return { data, width, height };
}
