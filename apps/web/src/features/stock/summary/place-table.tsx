import { displayDate, indianNumber } from '@teeka/domain/format';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { activeLanguage, nameHere, useWords } from '../../../platform/language/index.ts';
import { toPart } from '../../../records/sites/to-part.ts';
import { type Column, inOrder, type Order, orderOf, orderWord, Rows } from '../../../ui/table/index.ts';
import { type Figures, figureColumns } from './figure-columns.tsx';
import { FiguresCard } from './figures-card.tsx';
import { partOfPlace, type Summary, shape } from './place.ts';
import { recordOf } from './record-of.ts';
import { totalOf } from './total-of.ts';

type Place = Summary['places'][number] & Figures;

interface Props {
  readonly summary: Summary;
  /** Of what area and days. */
  readonly about: string;
}

/** What lies next within the area: each place leads one level down, a session to what came of it. */
export function PlaceTable({ summary, about }: Props) {
  const { t } = useWords();
  const { value, set } = useAddressFilter(shape);
  const { level, places, before } = summary;
  const isSession = level === 'session';
  const earlier = new Map(before?.places.map((place) => [place.id, place]));
  const rows: readonly Place[] = places.map((place) => ({ ...place, before: earlier.get(place.id) ?? null }));
  const total = totalOf(summary);
  const nameOf = (place: Place) => (isSession ? displayDate(place.date_of_session ?? '') : nameHere(place, 'name'));
  const columns: readonly Column<Place>[] = [
    {
      key: 'name',
      head: t(`stock:col-${level}`),
      kind: isSession ? 'day' : 'text',
      orders: true,
      value: (place) => (isSession ? place.date_of_session : nameOf(place)),
      total: t('stock:total'),
    },
    ...(isSession ? [] : [counted(t('stock:colSessions'), t('stock:unitSessions'), total.sessions)]),
    ...figureColumns<Place>(t, { total, compared: total.before !== null && !isSession, orders: true }),
  ];
  const order: Order = value.sort === '' ? { by: 'name', down: isSession } : orderOf(value.sort);
  const link = (place: Place) => (isSession ? { to: recordOf(place.id) ?? '.' } : toPart(partOfPlace(level, place.id)));
  const leads = !isSession || recordOf('') !== null;
  return (
    <Rows
      caption={`${t(`stock:by-${level}`)} · ${about}`}
      columns={columns}
      rows={inOrder(rows, columns, { order, language: activeLanguage() })}
      total={rows.length}
      keyOf={({ id }) => id}
      link={leads ? link : undefined}
      order={order}
      onOrder={(next) => set({ sort: orderWord(next) })}
      card={(place) => (
        <FiguresCard
          name={nameOf(place)}
          figures={isSession ? { ...place, before: null } : place}
          link={leads ? link(place) : undefined}
        />
      )}
      cardHeight={132}
    />
  );
}

const counted = (head: string, unit: string, total: number): Column<Place> => ({
  ...{ key: 'sessions', head, unit, orders: true, kind: 'number' },
  value: ({ sessions }) => sessions,
  draw: ({ sessions }) => indianNumber(sessions),
  total: indianNumber(total),
});
