import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** More pages than any card has. */
const mostPages = 50;

/** Nodes of the tree under which the pages hang, pages and all, and how deep it may go: programs write a few. */
const mostNodes = 200;
const deepest = 20;

/** What a page needs to be drawn; all else of it goes. */
const drawn = new Set(
  ['Type', 'MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Resources', 'Contents', 'Group'].map((key) => PDFName.of(key)),
);
/** Marks on a page that are followed and not read, or are void in a copy. Any other would be lost without a word. */
const followed = ['Link', 'Popup', 'FileAttachment', 'Movie', 'Sound', 'Screen', 'RichMedia', '3D'];
/** Kinds of objects that have no place in what a page is drawn with. */
const strangers = ['Catalog', 'Pages', 'Page', 'Action', 'Annot', 'Filespec', 'EmbeddedFile'];
const actions = [
  ...['JavaScript', 'Launch', 'URI', 'GoTo', 'GoToR', 'GoToE', 'GoToDp', 'GoTo3DView', 'Thread', 'Named'],
  ...['Sound', 'Movie', 'Hide', 'SubmitForm', 'ResetForm', 'ImportData', 'SetOCGState', 'Rendition', 'Trans'],
  'RichMediaExecute',
];

function nameIn(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : '';
}

/** Writing that lies on a page as a mark (a filled form, a stamp) does not come along, so such a file is refused. */
function refuseMarks(page: PDFPage): void {
  const marks = page.node.Annots();
  for (let at = 0; at < (marks?.size() ?? 0); at++) {
    const mark = marks?.lookup(at, PDFDict);
    if (!mark || followed.includes(nameIn(mark, 'Subtype')) || nameIn(mark, 'FT') === 'Sig') continue;
    if (mark.has(PDFName.of('AP')) || mark.has(PDFName.of('Contents'))) throw new Error('marks on a page');
  }
}

function strip(page: PDFPage): void {
  refuseMarks(page);
  for (const key of page.node.keys()) if (!drawn.has(key) && key !== PDFName.of('Parent')) page.node.delete(key);
}

/** Something that acts, reaches outside or holds a file: no reader gets to it by drawing, but it need not lie there. */
function acts(dict: PDFDict, isStream: boolean): boolean {
  const script = dict.lookup(PDFName.of('JS'));
  return (
    script instanceof PDFString ||
    script instanceof PDFHexString ||
    strangers.includes(nameIn(dict, 'Type')) ||
    actions.includes(nameIn(dict, 'S')) ||
    (isStream && (dict.has(PDFName.of('F')) || dict.has(PDFName.of('Ref')) || nameIn(dict, 'Subtype') === 'PS'))
  );
}

/** Objects within objects; those that are pointed to are looked at by themselves. */
function refuseActing(object: PDFObject): void {
  if (object instanceof PDFArray) for (const inner of object.asArray()) refuseActing(inner);
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  if (acts(dict, object !== dict)) throw new Error('more than content');
  for (const inner of dict.values()) refuseActing(inner);
}

/**
 * Walks the tree of pages before the library does, which knows no bound: a file of two kilobytes whose nodes name each
 * child twice has a million million pages. A sound one names each node once.
 */
function refuseTangle(from: PDFDocument): void {
  const seen = new Set<PDFObject>();
  const walk = (node: PDFDict, depth: number) => {
    const kids = node.lookupMaybe(PDFName.of('Kids'), PDFArray);
    for (const kid of kids?.asArray() ?? []) {
      if (!(kid instanceof PDFRef) || seen.has(kid)) throw new Error('a page in two places');
      seen.add(kid);
      if (seen.size > mostNodes || depth > deepest) throw new Error('too large a tree of pages');
      walk(from.context.lookup(kid, PDFDict), depth + 1);
    }
  };
  walk(from.catalog.Pages(), 1);
}

/**
 * The pages of a PDF in a new one: what they are drawn with, and nothing else of the file (no action, script, link,
 * form, attached file, note of its maker, nor any byte beside its objects). Throws for what is no PDF, is torn, is
 * locked, has no page or too many, or would lose writing by it.
 */
export async function copyPages(bytes: Uint8Array): Promise<Uint8Array> {
  const from = await PDFDocument.load(bytes, {
    throwOnInvalidObject: true,
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
  });
  refuseTangle(from);
  const count = from.getPageCount();
  if (count < 1 || count > mostPages) throw new Error('no page, or too many');
  from.getPages().forEach(strip);
  const copy = await PDFDocument.create({ updateMetadata: false });
  const pages = await copy.copyPages(from, from.getPageIndices());
  const own = new Set<PDFObject>([copy.catalog, copy.catalog.Pages(), ...pages.map(({ node }) => node)]);
  for (const [, object] of copy.context.enumerateIndirectObjects()) {
    if (!own.has(object)) refuseActing(object);
    else if (object instanceof PDFDict) object.values().forEach(refuseActing);
  }
  for (const page of pages) copy.addPage(page);
  return copy.save({ updateFieldAppearances: false, addDefaultPage: false });
}
