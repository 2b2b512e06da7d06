import { NativeSelect, Switch } from '@mantine/core';
import { type ListedPerson, type ListOrder, listOrders } from '@teeka/contract/beneficiaries/lists';
import { indianNumber } from '@teeka/domain/format';
import { beneficiaryTypes } from '@teeka/domain/person';
import type { ListDirection } from '@teeka/domain/reports';
import type { ReactNode } from 'react';
import { whole, word, yes } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { TakeButton } from '../../../records/downloads/take-button.tsx';
import type { ListFact, ListForm, ListWish } from '../../../records/downloads/take-list.ts';
import { AreaFilter, useArea, useAreaName } from '../../../records/sites/area-filter.tsx';
import { DateRangeFilter, useAddressRange, usePeriodWords, usualRange } from '../../../ui/date-range/index.ts';
import { ListHead, Page, SkeletonList } from '../../../ui/index.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import { useRoom } from '../../../ui/room/use-room.ts';
import { type Column, Rows } from '../../../ui/table/index.ts';
import { ListEmpty, type ListEmptyWords } from './list-empty.tsx';
import classes from './lists.module.css';
import { headOrder, sortOf, usePersonColumns } from './person-columns.tsx';
import { type ListSource, useList } from './use-list.ts';

interface Props<Row> {
  readonly title: string;
  readonly source: ListSource<Row>;
  readonly draw: (row: Row) => ReactNode;
  /** What the list itself knows of a person; the day that it goes by is the column `day`. */
  readonly columns: readonly Column<Row>[];
  readonly empty: ListEmptyWords;
  readonly action?: ReactNode;
  /** In what the list is taken along as a file, and what it asks of the server besides days, kind and part of the area. */
  readonly taken?: { readonly forms: readonly ListForm[]; readonly wish?: Partial<ListWish> };
  /** Whether the list looks back or ahead. */
  readonly direction?: ListDirection;
  /** The call can narrow to whom one registered oneself; drawn above such a list. */
  readonly mine?: ReactNode;
  /** What narrows this list beside days, kind and part of the area; given what the village to which it is narrowed is called. */
  readonly filters?: (village: string) => ReactNode;
  /** To what else it is narrowed, as its address says, each under its name. */
  readonly narrowed?: readonly ListFact[];
  /** The page lies below the one that led here. */
  readonly deep?: boolean;
  /** What alone the list is of, with the way to all: no other days and no part of the area are chosen then. */
  readonly only?: ReactNode;
}

const narrowing = { type: whole, mine: yes };

/** A list begins with what is nearest to today: one that looks back with the newest day, one that looks ahead with the soonest. */
const orders = {
  past: {
    shape: { ...narrowing, sort: word(listOrders, 'newest') },
    newest: 'reports:newestFirst',
    oldest: 'reports:oldestFirst',
  },
  upcoming: {
    shape: { ...narrowing, sort: word(listOrders, 'oldest') },
    newest: 'reports:latestFirst',
    oldest: 'reports:soonestFirst',
  },
} as const;

/** A list of the area: date filter, count, order, and people as far as one scrolls. What narrows it is in the address. */
export function ListPage<Row extends ListedPerson>({
  title,
  source,
  draw,
  columns,
  empty,
  action,
  taken,
  direction = 'past',
  mine,
  filters,
  narrowed = [],
  deep = false,
  only,
}: Props<Row>) {
  const { t } = useWords();
  const words = usePeriodWords();
  const ground = { direction, today: useToday() };
  const [filter, setFilter] = useAddressRange(ground);
  const order = orders[direction];
  const { value, set } = useAddressFilter<(typeof orders)[ListDirection]['shape']>(order.shape);
  const range = filter ?? usualRange(ground);
  const period = only === undefined ? words.period(range) : '';
  const ofType = beneficiaryTypes.find(({ id }) => id === value.type);
  const type = ofType?.id ?? null;
  const { sort } = value;
  const onlyMine = mine !== undefined && value.mine;
  const wide = useRoom('table');
  const ofPerson = usePersonColumns();
  const within = useArea();
  const list = useList(source, { range, sort, type, mine: onlyMine, within });
  const { rows } = list;
  const area = useAreaName();
  const place = only === undefined ? area : '';
  const facts: readonly ListFact[] = [
    ...(list.village === '' ? [] : [[t('due:village'), list.village] as const]),
    ...narrowed,
    ...(onlyMine ? [[t('downloads:registeredBy'), t('reports:onlyMine')] as const] : []),
    ...(ofType ? [[t('reports:type'), t(`registration:type-${ofType.id}`)] as const] : []),
  ];
  const about = [...facts.map(([, value]) => value), period].filter(Boolean).join(' · ');
  return (
    <Page
      wide
      title={title}
      action={
        <>
          {action}
          {taken ? (
            <TakeButton
              title={title}
              about={[[t('sites:area'), place], ...facts, [t('downloads:aboutDays'), period]]}
              forms={taken.forms}
              wish={{ from_date: range.from, to_date: range.to, type, sort, mine: onlyMine, within, ...taken.wish }}
            />
          ) : null}
        </>
      }
      deep={deep || only !== undefined}
      pinned={only === undefined ? <DateRangeFilter ground={ground} filter={filter} onFilter={setFilter} /> : undefined}
    >
      {only}
      <ListHead
        count={rows && !list.changing ? t('reports:count', { n: indianNumber(list.total) }) : '…'}
        period={about}
      >
        <NativeSelect
          label={t('reports:type')}
          value={type ?? ''}
          onChange={({ currentTarget }) =>
            set({ type: currentTarget.value === '' ? null : Number(currentTarget.value) })
          }
          data={[
            { value: '', label: t('reports:allTypes') },
            ...beneficiaryTypes.map(({ id }) => ({ value: String(id), label: t(`registration:type-${id}`) })),
          ]}
        />
        {only === undefined ? <AreaFilter /> : null}
        {filters?.(list.village)}
        {wide ? null : (
          <NativeSelect
            label={t('reports:sort')}
            value={sort === 'nameLast' ? 'name' : sort}
            onChange={(event) => set({ sort: event.currentTarget.value as ListOrder })}
            data={[
              { value: 'newest', label: t(order.newest) },
              { value: 'oldest', label: t(order.oldest) },
              { value: 'name', label: t('reports:byName') },
            ]}
          />
        )}
      </ListHead>
      {mine === undefined ? null : (
        <div className="rows-10 below-12">
          <Switch
            label={t('reports:onlyMine')}
            checked={onlyMine}
            onChange={({ currentTarget }) => set({ mine: currentTarget.checked })}
          />
          {onlyMine ? mine : null}
        </div>
      )}
      {!list.online && rows ? <p className="quiet wraps">{t('reports:offlineShown')}</p> : null}
      {rows && rows.length > 0 ? (
        <>
          <Rows
            headed
            key={String(onlyMine)}
            caption={[title, place, about].filter(Boolean).join(' · ')}
            columns={[...ofPerson, ...columns]}
            rows={rows}
            total={list.total}
            keyOf={source.keyOf}
            link={({ beneficiary_id }) => ({ to: personPath(beneficiary_id) })}
            order={headOrder(sort)}
            onOrder={(order) => set({ sort: sortOf(order, sort) })}
            card={draw}
            cardHeight={128}
            onNearEnd={list.more}
            all={list.all}
          />
          {list.turning ? (
            <p className={classes.more}>
              {t('reports:loadingMore', { shown: rows.length, total: indianNumber(list.total) })}
            </p>
          ) : null}
        </>
      ) : null}
      {list.online && !list.failed && !rows ? <SkeletonList rows={8} /> : null}
      <ListEmpty
        online={list.online}
        failed={list.failed}
        count={rows?.length ?? null}
        words={empty}
        onAgain={list.again}
      />
    </Page>
  );
}
