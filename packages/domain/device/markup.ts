/** One start tag of a device's answer with its attributes, in the order of the text. */
export interface Tag {
  readonly name: string;
  /** Names of the tags it stands in, outermost first. */
  readonly within: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** So many characters of what a device's service answers are read, and handed on. */
export const longestAnswer = 200_000;
const piece = /<(\/?)([A-Za-z_][\w.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>([^<]*)/y;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The five entities of XML itself; no others are known, so nothing can be declared or fetched. */
const plain = (text: string): string =>
  text.replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => named[name] ?? '');

/**
 * The start tags of a small XML text; null when it is not well formed, declares anything (`<!`), is a page of HTML or
 * longer than 200,000 characters. Entities are not processed: the answer comes from a program nobody vouches for.
 */
export function readMarkup(source: string): readonly Tag[] | null {
  const xml = source.trim().replace(/^\uFEFF?<\?xml[^<>]*\?>\s*/, '');
  if (xml.length > longestAnswer || !xml.startsWith('<')) return null;
  const tags: Tag[] = [];
  const open: string[] = [];
  piece.lastIndex = 0;
  while (piece.lastIndex < xml.length) {
    const found = piece.exec(xml);
    if (!found) return null;
    const [, closes, name = '', attributes = '', empty, text = ''] = found;
    if (closes) {
      if (open.pop() !== name || attributes !== '' || empty) return null;
    } else {
      if (open.length === 0 && tags.length > 0) return null;
      const pairs = [...attributes.matchAll(attribute)].map(
        ([, key = '', double, single]) => [key, plain(double ?? single ?? '')] as const,
      );
      tags.push({ name, within: [...open], attributes: Object.fromEntries(pairs), text: plain(text).trim() });
      if (!empty) open.push(name);
    }
    if (open.length === 0 && piece.lastIndex < xml.length) return null;
  }
  return open.length === 0 && tags.length > 0 ? tags : null;
}
