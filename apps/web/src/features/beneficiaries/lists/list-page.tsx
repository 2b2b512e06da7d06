import { NativeSelect, Switch } from '@mantine/core';
import type { ListOrder } from '@teeka/contract/beneficiaries/lists';
import { indianNumber } from '@teeka/domain/format';
import { beneficiaryTypes } from '@teeka/domain/person';
import type { DateRange, ListDirection } from '@teeka/domain/reports';
import { type ReactNode, useState } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { DateRangeFilter, usePeriodWords, usualRange } from '../../../ui/date-range/index.ts';
import { ListHead, Page, SkeletonList } from '../../../ui/index.ts';
import { VirtualList } from '../../../ui/virtual-list/virtual-list.tsx';
import { ListEmpty, type ListEmptyWords } from './list-empty.tsx';
import classes from './lists.module.css';
import { type ListSource, useList } from './use-list.ts';

interface Props<Row> {
  readonly title: string;
  readonly source: ListSource<Row>;
  readonly draw: (row: Row) => ReactNode;
  readonly empty: ListEmptyWords;
  readonly action?: ReactNode;
  /** Whether the list looks back or ahead. */
  readonly direction?: ListDirection;
  /** The call can narrow to whom one registered oneself; drawn above such a list. */
  readonly mine?: ReactNode;
}

/** A list of the area: date filter, count, order, and people as far as one scrolls. */
export function ListPage<Row>({ title, source, draw, empty, action, direction = 'past', mine }: Props<Row>) {
  const { t } = useWords();
  const words = usePeriodWords();
  const ground = { direction, today: useToday() };
  const [filter, setFilter] = useState<DateRange | null>(null);
  const [sort, setSort] = useState<ListOrder>('newest');
  const range = filter ?? usualRange(ground);
  const [type, setType] = useState<number | null>(null);
  const [onlyMine, setOnlyMine] = useState(false);
  const list = useList(source, { range, sort, type, mine: onlyMine });
  const { rows } = list;
  return (
    <Page
      title={title}
      action={action}
      pinned={<DateRangeFilter ground={ground} filter={filter} onFilter={setFilter} />}
    >
      <ListHead
        count={rows && !list.changing ? t('reports:count', { n: indianNumber(list.total) }) : '…'}
        period={words.period(range)}
      >
        <NativeSelect
          label={t('reports:type')}
          value={type ?? ''}
          onChange={({ currentTarget: { value } }) => setType(value === '' ? null : Number(value))}
          data={[
            { value: '', label: t('reports:allTypes') },
            ...beneficiaryTypes.map(({ id }) => ({ value: String(id), label: t(`registration:type-${id}`) })),
          ]}
        />
        <NativeSelect
          label={t('reports:sort')}
          value={sort}
          onChange={(event) => setSort(event.currentTarget.value as ListOrder)}
          data={[
            { value: 'newest', label: t('reports:newestFirst') },
            { value: 'oldest', label: t('reports:oldestFirst') },
            { value: 'name', label: t('reports:byName') },
          ]}
        />
      </ListHead>
      {mine === undefined ? null : (
        <div className="rows-10 below-12">
          <Switch
            label={t('reports:onlyMine')}
            checked={onlyMine}
            onChange={({ currentTarget }) => setOnlyMine(currentTarget.checked)}
          />
          {onlyMine ? mine : null}
        </div>
      )}
      {!list.online && rows ? <p className="quiet wraps">{t('reports:offlineShown')}</p> : null}
      {rows && rows.length > 0 ? (
        <>
          <VirtualList
            key={`${range.from}${range.to}${sort}${type}${onlyMine}`}
            rows={rows}
            total={list.total}
            keyOf={source.keyOf}
            draw={draw}
            rowHeight={128}
            onNearEnd={list.more}
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
