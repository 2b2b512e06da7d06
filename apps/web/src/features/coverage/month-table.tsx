import { VisuallyHidden } from '@mantine/core';
import { useWords } from '../../platform/language/index.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { usePrinting } from '../../ui/room/printing.ts';
import classes from './coverage.module.css';
import { useMonthWords } from './use-period.ts';

interface Props {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly month: string; readonly cells: readonly string[] }[];
}

/** The figures of the columns above, as a table: one tap away, on paper always there. */
export function MonthTable({ caption, heads, rows }: Props) {
  const { t } = useWords();
  const words = useMonthWords();
  const printing = usePrinting();
  const table = (
    <table className={`${classes.bars} ${classes.ofMonths}`}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('coverage:colMonth')}</th>
          {heads.map((head) => (
            <th key={head} scope="col" className={classes.figure}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ month, cells }) => (
          <tr key={month}>
            <th scope="row">{words.brief(month)}</th>
            {cells.map((cell, nth) => (
              <td key={heads[nth]} className={classes.figure}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return printing ? table : <Disclosure title={t('coverage:monthTable')}>{table}</Disclosure>;
}
