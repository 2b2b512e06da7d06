import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { isNearEnd } from './near-end.ts';
import { useTop } from './use-top.ts';
import classes from './virtual-list.module.css';

interface Props<Row> {
  readonly rows: readonly Row[];
  /** Of all pages, for whoever hears the list. */
  readonly total: number;
  readonly keyOf: (row: Row) => string;
  readonly draw: (row: Row) => ReactNode;
  /** About how high a row is, in pixels; each is measured once it is drawn. */
  readonly rowHeight: number;
  /** The reader comes to the end of what is loaded. */
  readonly onNearEnd?: (() => void) | undefined;
  /** On paper all that is loaded is drawn, one row below the other. */
  readonly printing?: boolean;
}

/** Only rows in view are drawn, however many there are: 500 scroll as smoothly as 5. */
export function VirtualList<Row>({ rows, total, keyOf, draw, rowHeight, onNearEnd, printing = false }: Props<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const top = useTop(list);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (at) => {
      const row = rows[at];
      return row ? keyOf(row) : at;
    },
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked as the reader moves on, not as the function changes
  useEffect(() => {
    if (isNearEnd(last, rows.length)) onNearEnd?.();
  }, [last, rows.length]);
  if (printing)
    return (
      <ul className="frame">
        {rows.map((row) => (
          <li key={keyOf(row)} className={classes.printed}>
            {draw(row)}
          </li>
        ))}
      </ul>
    );
  return (
    <ul ref={list} className={`frame ${classes.list}`} style={{ height: virtual.getTotalSize() }}>
      {items.map(({ key, index, start }) => {
        const row = rows[index];
        return row ? (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={classes.item}
            aria-setsize={total}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {draw(row)}
          </li>
        ) : null;
      })}
    </ul>
  );
}
