// What hands do at a session: taps, how long each is waited for, and how much of a screen things take.
import type { Taken } from '../bench-run/hand.ts';
import { type HandFigures, handFigures } from '../bench-run/hands-place.ts';
import type { BenchFigure, BenchRow } from '../bench-run/row.ts';

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/**
 * Seconds from the list to 'saved' in the hands of somebody who knows the way: the app's own time, and for each tap 1.35 s
 * to decide, 1.1 s to point and 0.2 s to press (Card, Moran, Newell: keystroke-level model).
 */
const secondsInHands = ({ taps, untilNext }: Taken): number => taps * 2.65 + sum(untilNext) / 1000;

function rowOf(name: string, promise: string, figureOf: (figures: HandFigures) => BenchFigure): BenchRow {
  return { name: `hands: ${name}`, promise, measure: async () => figureOf(await handFigures()) };
}

const atMost = (figure: number, unit: string, most: number): BenchFigure => ({
  figure: Math.round(figure * 100) / 100,
  unit,
  holds: figure <= most,
});

export const rows: BenchRow[] = [
  rowOf('repeat dose, from the list to saved', 'at most 6 taps', ({ repeat }) => atMost(repeat.taps, 'taps', 6)),
  rowOf('first child of the day, vials chosen', 'at most 8 taps', ({ firstChild }) =>
    atMost(firstChild.taps, 'taps', 8),
  ),
  rowOf('repeat dose, the app’s own time', 'informs', ({ repeat }) => ({
    figure: Math.round(sum(repeat.untilNext)),
    unit: 'ms',
  })),
  rowOf('repeat dose, processor four times slower, own time', 'in 4 s', ({ repeatSlow }) =>
    atMost(sum(repeatSlow.untilNext), 'ms', 4000),
  ),
  rowOf('the same, longest wait for a first change', 'in 300 ms', ({ repeatSlow }) =>
    atMost(Math.max(...repeatSlow.firstChange), 'ms', 300),
  ),
  rowOf('the same, in the hands of somebody who knows the way', 'in 20 s', ({ repeatSlow }) =>
    atMost(secondsInHands(repeatSlow), 's', 20),
  ),
  rowOf('people wholly seen on the session list, 360x740', 'at least 5', ({ peopleSeen }) => ({
    figure: peopleSeen,
    unit: 'people',
    holds: peopleSeen >= 5,
  })),
  rowOf('count of the vials, 360x740', 'one screen for 7 vaccines', ({ count }) => ({
    figure: `${Math.round(count.height + (7 - count.vaccines) * count.row)} px`,
    unit: `for 7 vaccines, measured with ${count.vaccines} and ${count.fields} fields`,
    holds: count.height + (7 - count.vaccines) * count.row <= 740,
  })),
  rowOf('page of a child, 1366 px wide', 'at most 3,000 px', ({ personPage }) => ({
    figure: `${personPage.height} px`,
    unit: `with ${personPage.doses} doses`,
    holds: personPage.height <= 3000,
  })),
];
