import { PDFiumLibrary } from '@hyzyla/pdfium';

/** What is written on the sheets of a PDF, as a reader that is not ours tells it to whoever copies: a text for each. */
export async function textOfPdf(bytes: Uint8Array): Promise<readonly string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const texts = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return texts;
}

/** A text without the spaces that a reader finds or loses where a line ends or letters join. */
export const unspaced = (text: string): string => text.replace(/[\s\u200b]/g, '');
