import { Parser } from 'saxen';
import { XlsxProblem } from './problem.ts';

export interface XmlVisitor {
  /** Names come without their prefix. */
  open?(name: string, attrs: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Letters of one tag; that of a sheet, with all it names, has some two thousand. */
const longestTag = 20_000;

/** Reading the marks of a tag costs far more than its letters. */
function refuseLongTags(xml: string): void {
  for (let at = xml.indexOf('<'); at !== -1; ) {
    const end = xml.indexOf('>', at);
    if (end === -1) return;
    if (end - at > longestTag) throw new XlsxProblem('too large');
    at = xml.indexOf('<', end);
  }
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Attribute names without prefix, values with their entities resolved. */
function bareAttrs(attrs: Record<string, string>, decode: (text: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(attrs).map(([name, value]) => [bare(name), decode(String(value))]));
}

/** Walks through a part of a workbook. A document type is refused, so that no entity of somebody's own is ever read. */
export function walkXml(xml: string, visitor: XmlVisitor): void {
  refuseLongTags(xml);
  const parser = new Parser();
  let problem: unknown;
  const stopWith = (error: unknown) => {
    problem ??= error;
    parser.stop();
  };
  const guarded = (work: () => void) => {
    try {
      work();
    } catch (error) {
      stopWith(error);
    }
  };
  parser.on('openTag', (name, attrs, decode) => guarded(() => visitor.open?.(bare(name), bareAttrs(attrs(), decode))));
  parser.on('closeTag', (name) => guarded(() => visitor.close?.(bare(name))));
  parser.on('text', (text, decode) => guarded(() => visitor.text?.(decode(text))));
  parser.on('cdata', (text) => guarded(() => visitor.text?.(text)));
  parser.on('attention', () => stopWith(new XlsxProblem('not a workbook')));
  parser.on('error', () => stopWith(new XlsxProblem('not a workbook')));
  parser.parse(xml);
  if (problem) throw problem;
}
