import { indianNumber } from '@teeka/domain/format';
import type { Words } from '../../../platform/language/index.ts';
import type { Column } from '../../../ui/table/index.ts';

/** What sessions made of their vials. */
export interface Made {
  readonly sessions: number;
  readonly vials_opened: number;
  readonly doses_given: number;
  readonly net: number;
  readonly net_percent: number;
}

/** The same of a vaccine or place, beside as many days before; null where nothing was counted then. */
export interface Figures extends Made {
  readonly before: Made | null;
}

/** By how many points more or less is wasted than before; null where nothing was counted then. */
export const changeOf = ({ net_percent, before }: Pick<Figures, 'net_percent' | 'before'>): number | null =>
  before && Math.round((net_percent - before.net_percent) * 10) / 10;

export function changeWords(t: Words, change: number | null): string {
  if (change === null) return '–';
  if (change === 0) return t('stock:asMuch');
  return t(change > 0 ? 'stock:more' : 'stock:less', { n: Math.abs(change) });
}

interface Wish {
  readonly total: Figures;
  /** The days before stand beside. */
  readonly compared: boolean;
  /** The heads order the rows. */
  readonly orders: boolean;
}

/** Vials opened, doses given and wasted, each with its unit and its total. */
export function figureColumns<Row extends Figures>(t: Words, { total, compared, orders }: Wish): Column<Row>[] {
  const number = (key: string, head: string, unit: string, of: (row: Figures) => number): Column<Row> => ({
    ...{ key, head, unit, orders, kind: 'number' },
    value: of,
    draw: (row) => indianNumber(of(row)),
    total: indianNumber(of(total)),
  });
  const doses = t('stock:unitDoses');
  return [
    number('opened', t('stock:colOpened'), t('stock:unitVials'), ({ vials_opened }) => vials_opened),
    number('given', t('stock:colGiven'), doses, ({ doses_given }) => doses_given),
    number('wasted', t('stock:colWasted'), doses, ({ net }) => net),
    {
      ...{ key: 'percent', head: t('stock:colPercent'), unit: '%', orders, kind: 'number' },
      value: ({ net_percent }) => net_percent,
      total: total.net_percent,
    },
    ...(compared ? comparison<Row>(t, { total, orders }) : []),
  ];
}

function comparison<Row extends Figures>(t: Words, { total, orders }: Pick<Wish, 'total' | 'orders'>) {
  const columns: Column<Row>[] = [
    {
      ...{ key: 'before', head: t('stock:colBefore'), unit: '%', orders, kind: 'number' },
      value: ({ before }) => before?.net_percent ?? null,
      draw: ({ before }) => before?.net_percent ?? '–',
      total: total.before?.net_percent ?? '–',
    },
    {
      ...{ key: 'change', head: t('stock:colChange'), unit: t('stock:unitPoints'), orders, kind: 'number' },
      value: changeOf,
      draw: (row) => changeWords(t, changeOf(row)),
      total: changeWords(t, changeOf(total)),
    },
  ];
  return columns;
}
