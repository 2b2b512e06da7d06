import type { Paper } from '../../platform/paper/paper.ts';
import { type Line, type Written, wrap } from '../../platform/paper/wrap.ts';
import { type Block, blocksOf } from './blocks-of.ts';

/** Where is written, in points from above left. */
export interface Room {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

interface Placed {
  readonly line: Line;
  readonly x: number;
  readonly y: number;
}

interface Rooms {
  /** On the first sheet, above what is signed. */
  readonly room: Room;
  /** On each further sheet; the last of them is signed. */
  readonly next: Room;
  /** Down to where is written on a sheet that another follows. */
  readonly below: number;
}

/** Sizes that are tried, the first in which all stands on one sheet; else the last. */
const sizes = [14, 13, 12, 11, 10, 9];
/** What of the room that is left over stands above the text. */
const above = 0.25;
const indent = 18;

const heightOf = (size: number) => size * 1.55;

/** Widths that are tried for a short paragraph, and as many lines as one has at most. */
const narrower = [0.7, 0.76, 0.82, 0.88, 0.94];
const short = 4;

/** Lines of like length where they are few: a word alone below the others looks forgotten. */
function even(
  paper: Paper,
  parts: readonly Written[],
  { size, width }: { readonly size: number; readonly width: number },
) {
  const lines = wrap(paper, parts, { size, width });
  if (lines.length < 2 || lines.length > short) return lines;
  for (const part of narrower) {
    const tried = wrap(paper, parts, { size, width: width * part });
    if (tried.length === lines.length) return tried;
  }
  return lines;
}

/** A block in lines, each with its place from the left; points of a list stand in, the rest around the middle. */
function linesOf(paper: Paper, { kind, mark, spans }: Block, { room, size }: { room: Room; size: number }) {
  const parts = spans.map(
    ({ text, bold }) => ({ text, weight: bold || kind === 'heading' ? 'bold' : 'regular' }) as const,
  );
  if (kind !== 'point')
    return even(paper, parts, { size, width: room.width }).map((line) => [
      { line, x: room.left + (room.width - line.width) / 2 },
    ]);
  const lines = wrap(paper, parts, { size, width: room.width - indent }).map((line) => [
    { line, x: room.left + indent },
  ]);
  const [dot] = wrap(paper, [{ text: mark, weight: 'regular' }], { size, width: indent });
  if (dot) lines[0]?.push({ line: dot, x: room.left });
  return lines;
}

/** A text on as many sheets as it takes, in a size that spares the second where one of them does. */
export function layText(paper: Paper, html: string, { room, next, below }: Rooms) {
  const blocks = blocksOf(html);
  let laid: { readonly size: number; readonly pages: readonly (readonly Placed[])[] } = { size: 9, pages: [[]] };
  for (const size of sizes) {
    laid = { size, pages: place(paper, blocks, { room, next, below, size }) };
    if (laid.pages.length === 1) break;
  }
  return laid;
}

function place(paper: Paper, blocks: readonly Block[], { room, next, below, size }: Rooms & { readonly size: number }) {
  const rows = blocks.flatMap((block) =>
    linesOf(paper, block, { room, size }).map((pieces, nth) => ({
      pieces,
      height: heightOf(size) + (nth === 0 ? size * 0.5 : 0),
    })),
  );
  const whole = rows.reduce((sum, { height }) => sum + height, 0);
  const left = room.bottom - room.top - whole;
  if (left >= 0) return [put(rows, room.top + left * above)];
  const pages: (readonly Placed[])[] = [];
  let rest = rows;
  for (let page = room; rest.length > 0; page = next) {
    let y = page.top;
    const fits = rest.findIndex(({ height }) => {
      y += height;
      return y > below;
    });
    const here = fits < 0 ? rest : rest.slice(0, Math.max(1, fits));
    pages.push(put(here, page.top));
    rest = rest.slice(here.length);
  }
  // The last sheet is signed: what stands in the way goes on the next.
  const last = pages.at(-1) ?? [];
  return last.some(({ y }) => y > next.bottom) || pages.length === 1 ? [...pages, []] : pages;
}

function put(
  rows: readonly { readonly pieces: readonly { readonly line: Line; readonly x: number }[]; readonly height: number }[],
  top: number,
): readonly Placed[] {
  let y = top;
  return rows.flatMap(({ pieces, height }) => {
    y += height;
    return pieces.map((piece) => ({ ...piece, y }));
  });
}
