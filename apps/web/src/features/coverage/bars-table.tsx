import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Bar } from './bar.tsx';
import classes from './coverage.module.css';

interface Row {
  readonly key: string | number;
  readonly name: ReactNode;
  /** How long its bar is. */
  readonly percent: Parameters<typeof Bar>[0]['percent'];
  readonly figures: readonly string[];
  /** It stands for all the others. */
  readonly whole?: boolean;
}

interface Props {
  /** What the table is about, for whoever has it read out. */
  readonly caption: string;
  /** What the names are of, and what each figure is. */
  readonly heads: readonly [name: string, ...figures: string[]];
  readonly rows: readonly Row[];
}

/** A table whose shares are drawn as bars. */
export function BarsTable({ caption, heads: [name, ...figures], rows }: Props) {
  return (
    <table className={classes.bars}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          {figures.map((head) => (
            <th key={head} scope="col" className={classes.figure}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-whole={row.whole || undefined}>
            <th scope="row">
              <span>{row.name}</span>
              <Bar percent={row.percent} />
            </th>
            {row.figures.map((figure, nth) => (
              <td key={figures[nth]} className={classes.figure}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
