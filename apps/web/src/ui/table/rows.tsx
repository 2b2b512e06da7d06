import { indianNumber } from '@teeka/domain/format';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../platform/language/use-words.ts';
import { useShared, useTight } from '../beside/tight.ts';
import { usePrinting } from '../room/printing.ts';
import { useRoom } from '../room/use-room.ts';
import { VirtualList } from '../virtual-list/virtual-list.tsx';
import classes from './table.module.css';
import { Table, type TableProps } from './table.tsx';
import { TableActs } from './table-acts.tsx';

interface Props<Row> extends TableProps<Row> {
  /** The same row where there is no room for a table. */
  readonly card: (row: Row) => ReactNode;
  /** About how high a card is, in pixels. */
  readonly cardHeight: number;
  /** Every row of all pages, for paper and for a sheet; without it those that are here are all. */
  readonly all?: (() => Promise<readonly Row[]>) | undefined;
  /** The only table under the head of its list: its acts stand there. */
  readonly headed?: boolean;
}

/** Rows as a table on wide screens, which can be copied and printed whole; as cards on phones. */
export function Rows<Row>({ card, cardHeight, all, headed = false, ...table }: Props<Row>) {
  const { t } = useWords();
  const wide = useRoom('table');
  const printing = usePrinting();
  const tight = useTight();
  const shared = useShared();
  const [whole, setWhole] = useState<readonly Row[] | null>(null);
  const rows = printing && whole ? whole : table.rows;
  const print = (fetched: readonly Row[]) => {
    flushSync(() => setWhole(fetched));
    window.print();
    setWhole(null);
  };
  return (
    <>
      {wide ? <TableActs {...table} headed={headed} all={all ?? (async () => table.rows)} onPrint={print} /> : null}
      {printing && rows.length < table.total ? (
        <p className={classes.partly}>
          {t('table:partly', { shown: indianNumber(rows.length), total: indianNumber(table.total) })}
        </p>
      ) : null}
      {wide ? (
        <Table {...table} rows={rows} printing={printing} tight={tight} shared={shared} />
      ) : (
        <VirtualList
          rows={rows}
          total={table.total}
          keyOf={table.keyOf}
          draw={card}
          rowHeight={cardHeight}
          onNearEnd={table.onNearEnd}
          printing={printing}
        />
      )}
    </>
  );
}
