import { useId } from 'react';
import classes from './coverage.module.css';
import { useMonthWords } from './use-period.ts';

/** A month with a part of a whole: what is filled of the frame. */
export interface MonthPart {
  readonly month: string;
  readonly part: number;
  readonly whole: number;
}

interface Props {
  readonly title: string;
  readonly months: readonly MonthPart[];
  /** The frames are as high as their wholes; otherwise each is a hundred per cent. */
  readonly byWhole: boolean;
}

const frame = { width: 336, height: 132, bottom: 20, top: 16, gap: 6 };

/** Twelve months side by side, each a column within its frame; the last is the month that the page shows. */
export function MonthColumns({ title, months, byWhole }: Props) {
  const id = useId();
  const words = useMonthWords();
  const { width, height, bottom, top, gap } = frame;
  const step = width / Math.max(1, months.length);
  const highest = Math.max(1, ...months.map(({ whole }) => whole));
  const room = height - bottom - top;
  const scaled = (value: number, whole: number) => (byWhole ? value / highest : whole === 0 ? 0 : value / whole) * room;
  const read = months.map(({ month, part, whole }) => `${words.whole(month)}: ${part} / ${whole}`).join(', ');
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={classes.months} role="img" aria-labelledby={id}>
      <title id={id}>{`${title}: ${read}`}</title>
      {months.map(({ month, part, whole }, nth) => {
        const [outer, inner] = [scaled(whole, whole), scaled(part, whole)];
        const x = nth * step + gap / 2;
        const base = height - bottom;
        const said = byWhole ? part : whole === 0 ? '–' : Math.round((part * 100) / whole);
        return (
          <g key={month}>
            <rect x={x} y={base - outer} width={step - gap} height={outer} fill="none" stroke="currentColor" />
            <rect x={x} y={base - inner} width={step - gap} height={inner} fill="currentColor" />
            <text x={x + (step - gap) / 2} y={base - Math.max(outer, inner) - 4} textAnchor="middle">
              {said}
            </text>
            <text x={x + (step - gap) / 2} y={height - 5} textAnchor="middle">
              {words.short(month)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
