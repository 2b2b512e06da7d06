import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { isNearEnd } from '../virtual-list/near-end.ts';
import { useTop } from '../virtual-list/use-top.ts';
import { type Column, type Order, textOf } from './column.ts';
import classes from './table.module.css';

/** Where a row leads: a page, or what the address of this one then says. */
export interface RowLink {
  readonly to: string;
  readonly search?: (before: object) => object;
}

export interface TableProps<Row> {
  /** What the rows are, with what narrows them: read to whoever hears the table, and the heading on paper. */
  readonly caption: string;
  /** The first names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Of all pages. */
  readonly total: number;
  readonly keyOf: (row: Row) => string;
  readonly link?: ((row: Row) => RowLink) | undefined;
  /** What a row opens where it leads to no address. */
  readonly onChoose?: ((row: Row) => void) | undefined;
  readonly order?: Order | null;
  readonly onOrder?: (order: Order) => void;
  readonly onNearEnd?: (() => void) | undefined;
  /** The row that is open beside the table, or was saved a moment ago. */
  readonly marked?: string | null | undefined;
}

interface Drawn<Row> extends TableProps<Row> {
  /** On paper every row and column is drawn, and nothing that is pressed. */
  readonly printing: boolean;
  /** There is little room for columns. */
  readonly tight: boolean;
  /** A row is open beside the table. */
  readonly shared: boolean;
}

/** Which columns have a place of their own, and which stand below the first. */
function laidOut<Row>(
  columns: readonly Column<Row>[],
  { printing, tight, shared }: Pick<Drawn<Row>, 'printing' | 'tight' | 'shared'>,
) {
  const said = columns.filter(({ acts, spare }) => (printing ? !acts : !(spare && shared)));
  const isUnder = ({ under }: Column<Row>) => !printing && (under === 'always' || (under === 'tight' && tight));
  return { own: said.filter((one) => !isUnder(one)), under: said.filter(isUnder) };
}

/** About how high a row is, in pixels; each is measured once it is drawn. */
const rowHeight = 34;

/**
 * Rows as a table, dense enough for twenty on a screen. Only those in view are drawn, however many there are; on paper all
 * of them, with the head repeated on each sheet.
 */
export function Table<Row>({ printing, tight, shared, ...props }: Drawn<Row>) {
  const { caption, rows, total, keyOf, onNearEnd, marked } = props;
  const laid = laidOut(props.columns, { printing, tight, shared });
  const columns = laid.own;
  const body = useRef<HTMLTableSectionElement>(null);
  const top = useTop(body);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: top,
    getItemKey: (at) => {
      const row = rows[at];
      return row ? keyOf(row) : at;
    },
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked as the reader moves on, not as the function changes
  useEffect(() => {
    if (isNearEnd(last?.index ?? 0, rows.length)) onNearEnd?.();
  }, [last?.index, rows.length]);
  const all = rows.map((row, index) => ({ row, index }));
  const inView = items.flatMap(({ index }) => {
    const row = rows[index];
    return row ? [{ row, index }] : [];
  });
  const above = printing ? 0 : (items[0]?.start ?? top) - top;
  const below = printing ? 0 : virtual.getTotalSize() - ((last?.end ?? top) - top);
  const gap = (height: number) =>
    height > 0 ? (
      <tr aria-hidden className={classes.gap}>
        <td colSpan={columns.length} style={{ height }} />
      </tr>
    ) : null;
  return (
    <table className={classes.table} aria-rowcount={total + 1}>
      <caption className={classes.caption}>{caption}</caption>
      <Head {...props} columns={columns} />
      <tbody ref={body}>
        {gap(above)}
        {(printing ? all : inView).map(({ row, index }) => (
          <tr
            key={keyOf(row)}
            ref={printing ? undefined : virtual.measureElement}
            data-index={index}
            aria-rowindex={index + 2}
            data-marked={marked === keyOf(row) || undefined}
            className={props.link || props.onChoose ? classes.leads : undefined}
          >
            {columns.map((column, at) =>
              at === 0 ? (
                <Named key={column.key} {...props} column={column} row={row} under={laid.under} />
              ) : (
                <td key={column.key} data-kind={column.kind}>
                  {drawn(column, row)}
                </td>
              ),
            )}
          </tr>
        ))}
        {gap(below)}
      </tbody>
      <Foot columns={columns} />
    </table>
  );
}

function Head<Row>({ columns, order, onOrder }: TableProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map(({ key, head, unit, kind, orders }) => {
          const stands = order?.by === key ? (order.down ? 'descending' : 'ascending') : undefined;
          const said: ReactNode = (
            <span>
              {head}
              {unit ? <span className={classes.unit}> ({unit})</span> : null}
            </span>
          );
          return (
            <th key={key} scope="col" data-kind={kind} aria-sort={orders ? (stands ?? 'none') : undefined}>
              {orders && onOrder ? (
                <button
                  type="button"
                  className={classes.order}
                  onClick={() => onOrder({ by: key, down: stands === 'ascending' })}
                >
                  {said}
                  <OrderMark stands={stands} />
                </button>
              ) : (
                said
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function OrderMark({ stands }: { readonly stands: 'ascending' | 'descending' | undefined }) {
  if (stands === 'ascending') return <IconArrowUp size={16} aria-hidden />;
  if (stands === 'descending') return <IconArrowDown size={16} aria-hidden />;
  return <IconArrowsSort size={16} aria-hidden className={classes.unordered ?? ''} />;
}

const drawn = <Row,>(column: Column<Row>, row: Row): ReactNode =>
  column.draw ? column.draw(row) : textOf(column, row);

interface NamedProps<Row> extends Pick<TableProps<Row>, 'link' | 'onChoose' | 'keyOf' | 'marked'> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly under: readonly Column<Row>[];
}

/** The cell that names its row, and leads where the row leads; below it what has no column of its own. */
function Named<Row>({ column, row, under, ...props }: NamedProps<Row>) {
  const said = under.filter((one) => textOf(one, row) !== '');
  return (
    <th scope="row" data-kind={column.kind}>
      <Lead {...props} row={row}>
        {drawn(column, row)}
      </Lead>
      {said.length > 0 ? (
        <span className={classes.under}>
          {said.map((one) => (
            <span key={one.key} data-kind={one.kind}>
              {drawn(one, row)}
            </span>
          ))}
        </span>
      ) : null}
    </th>
  );
}

interface LeadProps<Row> extends Omit<NamedProps<Row>, 'column' | 'under'> {
  readonly children: ReactNode;
}

function Lead<Row>({ row, link, onChoose, keyOf, marked, children }: LeadProps<Row>) {
  if (link) {
    const { to, search } = link(row);
    return (
      <Link
        to={to}
        className={classes.link ?? ''}
        aria-current={marked === keyOf(row) || undefined}
        {...(search ? { search, resetScroll: false } : {})}
      >
        {children}
      </Link>
    );
  }
  if (!onChoose) return children;
  return (
    <button type="button" className={classes.link} onClick={() => onChoose(row)}>
      {children}
    </button>
  );
}

function Foot<Row>({ columns }: { readonly columns: readonly Column<Row>[] }) {
  if (columns.every(({ total }) => total === undefined)) return null;
  return (
    <tfoot>
      <tr>
        {columns.map(({ key, kind, total }, at) =>
          at === 0 ? (
            <th key={key} scope="row">
              {total}
            </th>
          ) : (
            <td key={key} data-kind={kind}>
              {total}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}
