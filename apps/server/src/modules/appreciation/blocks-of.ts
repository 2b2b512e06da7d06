/** A part of a text that is written alike. */
export interface Span {
  readonly text: string;
  readonly bold: boolean;
}

/** A heading, a paragraph, or a point of a list with what stands before it. */
export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'point';
  readonly mark: string;
  readonly spans: readonly Span[];
}

const pieces = /<(\/?)([a-z0-9]+)[^>]*>|[^<]+/gi;
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function plain(text: string): string {
  const read = text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]+));/gi, (whole, ten, sixteen, name) => {
    if (name) return signs[name.toLowerCase()] ?? whole;
    const code = ten ? Number(ten) : Number.parseInt(sixteen, 16);
    return code > 31 && code < 0xd800 ? String.fromCodePoint(code) : ' ';
  });
  return read.replace(/\s+/g, ' ');
}

/**
 * The text of a content block, cleaned already, as what is written below one another. Paper has no links and one kind of
 * emphasis.
 */
export function blocksOf(html: string): readonly Block[] {
  const blocks: Block[] = [];
  const lists: { readonly ordered: boolean; at: number }[] = [];
  let spans: Span[] = [];
  let next: Pick<Block, 'kind' | 'mark'> = { kind: 'paragraph', mark: '' };
  let bold = 0;
  const close = () => {
    if (spans.some(({ text }) => text.trim() !== '')) {
      blocks.push({ ...next, spans });
      // What follows in the same point stands below it without a mark.
      next = { kind: next.kind, mark: '' };
    }
    spans = [];
  };
  const begin = (kind: Block['kind'], mark = '') => {
    close();
    next = { kind, mark };
  };
  const inList = (): Block['kind'] => (lists.length > 0 ? 'point' : 'paragraph');
  for (const [piece, slash, name] of html.matchAll(pieces)) {
    if (name === undefined) {
      spans.push({ text: plain(piece), bold: bold > 0 });
      continue;
    }
    const tag = name.toLowerCase();
    const opens = slash === '';
    if (tag === 'b' || tag === 'strong') bold = Math.max(0, bold + (opens ? 1 : -1));
    else if (tag === 'ul' || tag === 'ol') {
      close();
      if (opens) lists.push({ ordered: tag === 'ol', at: 0 });
      else lists.pop();
      next = { kind: inList(), mark: '' };
    } else if (tag === 'li' && opens) {
      const list = lists.at(-1) ?? { ordered: false, at: 0 };
      list.at += 1;
      begin('point', list.ordered ? `${list.at}.` : '•');
    } else if (/^h[2-4]$/.test(tag)) begin(opens ? 'heading' : inList());
    else if (tag === 'br') close();
    else if (['p', 'blockquote', 'hr', 'li'].includes(tag)) {
      // The first paragraph of a point carries its mark.
      const begun = tag === 'p' && opens && next.mark !== '' && spans.length === 0;
      if (!begun) begin(inList());
    }
  }
  close();
  return blocks;
}
