import { displayDate, indianNumber } from '@teeka/domain/format';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import { type Colour, Paper, sheet } from '../../platform/paper/paper.ts';
import { type Line, wrap, writeLine } from '../../platform/paper/wrap.ts';
import { drawOrnaments } from './draw-ornaments.ts';
import { layText, type Room } from './lay-text.ts';
import type { Letter, Named } from './letter.ts';
import { accent, faint, ink, warm } from './look.ts';

/** Within which is written, left and right of the sheet. */
const [left, width] = [76, sheet.width - 2 * 76];
const middle = sheet.width / 2;
/** Where what is signed begins, from above, and below which nothing is written on a sheet that another follows. */
const signing = 684;
const below = 770;

interface Style {
  readonly size: number;
  readonly colour: Colour;
  readonly weight?: 'regular' | 'bold';
}

/** Lines one below the other around the middle of a column; answers where the next would stand. */
function centred(
  paper: Paper,
  text: string,
  { y, x = middle, within = width, style }: { y: number; x?: number; within?: number; style: Style },
): number {
  const { size, colour, weight = 'regular' } = style;
  const lines = wrap(paper, [{ text, weight }], { size, width: within });
  let at = y;
  for (const line of lines) {
    writeLine(paper, line, { x: x - line.width / 2, y: at, size, colour });
    at += size * 1.45;
  }
  return at;
}

/** As large as fits into one line, up to a size. */
function fitting(paper: Paper, text: string, most: number): number {
  const { width: thousandths } = paper.shaped(text, 'bold');
  return Math.max(14, Math.min(most, (width * 1000) / thousandths));
}

const roleAndPlace = ({ role, place }: Named): string => [role, place].filter(Boolean).join(' · ');

/** Figures side by side, each with what it counts; answers where they end. */
function drawDeeds(paper: Paper, { deeds, language }: Letter, y: number): number {
  const words = whole[language].appreciation;
  const column = width / Math.max(3, deeds.length);
  const first = middle - (column * (deeds.length - 1)) / 2;
  const ends = deeds.map(({ deed, count }, nth) => {
    const x = first + nth * column;
    centred(paper, indianNumber(count), { y: y + 30, x, style: { size: 25, colour: accent, weight: 'bold' } });
    return centred(paper, words[deed], { y: y + 50, x, within: column - 12, style: { size: 10, colour: ink } });
  });
  return Math.max(...ends);
}

function drawHead(paper: Paper, letter: Letter): number {
  const { app, appreciation } = whole[letter.language];
  drawOrnaments(paper);
  const name = `${app.name} · ${appreciation.record}`;
  centred(paper, name, { y: 116, style: { size: 11.5, colour: accent, weight: 'bold' } });
  centred(paper, letter.head, { y: 134, style: { size: 11, colour: faint } });
  centred(paper, appreciation.letter, { y: 188, style: { size: 32, colour: accent, weight: 'bold' } });
  centred(paper, appreciation.given, { y: 240, style: { size: 12, colour: faint } });
  const { worker } = letter;
  const size = fitting(paper, worker.name, 30);
  const under = centred(paper, worker.name, { y: 280, style: { size, colour: ink, weight: 'bold' } });
  const rule = under - size * 1.45 + 14;
  paper.line({ x: middle - 130, y: rule }, 260, { colour: warm, width: 1 });
  const after = centred(paper, roleAndPlace(worker), { y: rule + 22, style: { size: 12, colour: ink } });
  const { from, to } = letter.period;
  const period = fill(appreciation.period, { from: displayDate(from), to: displayDate(to) });
  return drawDeeds(paper, letter, centred(paper, period, { y: after + 4, style: { size: 12, colour: ink } }));
}

function drawFoot(paper: Paper, { language, issuer, issuedOn, number }: Letter): void {
  const words = whole[language].appreciation;
  const small = { size: 10, colour: ink };
  const write = (text: string, y: number) => {
    const [line] = wrap(paper, [{ text, weight: 'regular' }], { size: 10, width });
    if (line) writeLine(paper, line, { x: left, y, ...small });
  };
  write(fill(words.issued, { day: displayDate(issuedOn) }), signing + 46);
  write(fill(words.number, { number }), signing + 62);
  const across = 190;
  const x = left + width - across / 2;
  paper.line({ x: x - across / 2, y: signing + 32 }, across, { colour: ink, width: 0.8 });
  const column = { x, within: across };
  const y = signing + 46;
  if (issuer) {
    const next = centred(paper, issuer.name, { y, ...column, style: { ...small, weight: 'bold' } });
    centred(paper, roleAndPlace(issuer), { y: next, ...column, style: { size: 9, colour: ink } });
  } else centred(paper, words.signature, { y, ...column, style: small });
  const kept = issuer ? words.kept : `${words.byOneself} ${words.kept}`;
  centred(paper, kept, { y: 794, style: { size: 8, colour: faint } });
}

/** Lines of the text in the room, and what found no place there. */
function drawText(
  paper: Paper,
  lines: readonly { readonly line: Line; readonly x: number; readonly y: number }[],
  size: number,
) {
  for (const { line, x, y } of lines) writeLine(paper, line, { x, y, size, colour: ink });
}

/** The letter as a PDF: one sheet to be framed. A text that is longer than it goes on on the next. */
export async function drawLetter(letter: Letter, at: Date): Promise<Buffer> {
  const { language, worker } = letter;
  const title = `${whole[language].appreciation.letter}: ${worker.name}`;
  const paper = await Paper.begin({ title, language, at });
  paper.turn();
  const room: Room = { left, width, top: drawHead(paper, letter) + 10, bottom: signing };
  const { size, pages } = layText(paper, letter.html, { room, next: { ...room, top: 90 }, below });
  for (const [nth, lines] of pages.entries()) {
    if (nth > 0) {
      paper.turn();
      drawOrnaments(paper, 'frame');
    }
    drawText(paper, lines, size);
  }
  drawFoot(paper, letter);
  return paper.bytes();
}
