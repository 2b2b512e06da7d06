import { type PDFContext, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { PaperFace } from './faces.ts';

const hex4 = (value: number): string => value.toString(16).padStart(4, '0');

/** Which letters a sign stands for, where it stands for one; what is joined is told where it is written. */
function lettersOf(letters: ReadonlyMap<number, string>): string {
  const lines = [...letters].map(
    ([id, letter]) => `<${hex4(id)}> <${Buffer.from(letter, 'utf16le').swap16().toString('hex')}>`,
  );
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** A font laid into a file, its signs written by their numbers. */
export function embedFace(context: PDFContext, face: PaperFace, letters: ReadonlyMap<number, string>): PDFRef {
  const { font, unitsPerEm, packed, length, name } = face;
  const thousandths = (units: number) => Math.round((units * 1000) / unitsPerEm);
  const { ascender, descender } = font.hExtents();
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [...face.edges],
      ItalicAngle: 0,
      Ascent: thousandths(ascender),
      Descent: thousandths(descender),
      CapHeight: 714,
      StemV: name.endsWith('Bold') ? 140 : 90,
      FontFile2: context.register(context.stream(packed, { Filter: 'FlateDecode', Length1: length })),
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      W: [...letters.keys()].flatMap((id) => [id, [thousandths(font.glyphHAdvance(id))]]),
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: context.register(context.flateStream(lettersOf(letters))),
    }),
  );
}
