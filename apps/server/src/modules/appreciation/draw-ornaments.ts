import { type Paper, sheet } from '../../platform/paper/paper.ts';
import { accent, warm, white } from './look.ts';

/** The sign of the app, in a square of 64: shield, drop and a smile in it. */
const sign = {
  shield: '32 3 m 56 11 l 56 30 l 56 45 46.4 56 32 61 c 17.6 56 8 45 8 30 c 8 11 l h',
  drop: '32 14 m 39 23 44 29.5 44 36.5 c 44 43.13 38.63 48.5 32 48.5 c 25.37 48.5 20 43.13 20 36.5 c 20 29.5 25 23 32 14 c h',
  smile:
    '32 45.5 m 27.58 45.5 24 41.92 24 37.5 c 24 36.4 24.9 35.5 26 35.5 c 27.1 35.5 28 36.4 28 37.5 c 28 39.71 29.79 41.5 32 41.5 c 33.1 41.5 34 42.4 34 43.5 c 34 44.6 33.1 45.5 32 45.5 c h',
} as const;
const diamond = '5 0 m 10 5 l 5 10 l 0 5 l h';

/** Frame, corners, the sign above and the rule below the title; of a further sheet the frame alone. */
export function drawOrnaments(paper: Paper, what: 'all' | 'frame' = 'all'): void {
  paper.frame(26, { colour: accent, width: 2.4 });
  paper.frame(32, { colour: warm, width: 0.8 });
  for (const x of [32, sheet.width - 32])
    for (const y of [32, sheet.height - 32])
      paper.shape(diamond, { x: x - 6, y: y - 6 }, { square: 10, size: 12, colour: warm });
  if (what === 'frame') return;
  const at = { x: sheet.width / 2 - 22, y: 54 };
  paper.shape(sign.shield, at, { square: 64, size: 44, colour: accent });
  paper.shape(sign.drop, at, { square: 64, size: 44, colour: white });
  paper.shape(sign.smile, at, { square: 64, size: 44, colour: warm });
  const rule = { colour: warm, width: 1 };
  for (const x of [sheet.width / 2 - 110, sheet.width / 2 + 10]) paper.line({ x, y: 208 }, 100, rule);
  paper.shape(diamond, { x: sheet.width / 2 - 4, y: 204 }, { square: 10, size: 8, colour: warm });
}
