import { IconCircleCheck } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AreaPart } from '@teeka/contract/within';
import { word } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { activeLanguage, useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { AreaFilter, useArea } from '../../../records/sites/area-filter.tsx';
import { useOnline } from '../../../records/workday/index.ts';
import { NotHere } from '../../../ui/feedback/not-here.tsx';
import { EmptyState, ListHead, Page, PersonRow } from '../../../ui/index.ts';
import {
  type Column,
  everyPage,
  followingPage,
  inOrder,
  orderOf,
  orderWord,
  orderWords,
  Rows,
  usePages,
} from '../../../ui/table/index.ts';

interface PageOfRows<Row> {
  readonly page: number;
  readonly total: number;
  readonly total_pages: number;
  readonly data: readonly Row[];
}

interface Props<Row> {
  readonly name: string;
  readonly title: string;
  readonly counted: (total: number) => string;
  /** What is said where there is none. */
  readonly none: string;
  readonly ask: (page: number, within: AreaPart | null) => Promise<PageOfRows<Row>>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly words: (row: Row) => { readonly name: string; readonly about: string };
  /** Where what is missing is filled in. */
  readonly to: (row: Row) => string;
}

const usualSort = 'place';
const shape = { sort: word(orderWords(['place', 'name']), usualSort) };

/** What is still missing in an area, by block as the server has it or by name. */
export function GapList<Row>({ name, title, counted, none, ask, columns, keyOf, words, to }: Props<Row>) {
  const { t } = useWords();
  const online = useOnline();
  const within = useArea();
  const { value, adjust } = useAddressFilter(shape);
  const query = useInfiniteQuery({
    queryKey: [name, currentUser()?.user_id, within],
    enabled: online,
    retry: false,
    queryFn: ({ pageParam }) => ask(pageParam, within),
    initialPageParam: 1,
    getNextPageParam: followingPage,
  });
  const pages = query.data?.pages;
  const total = pages?.[0]?.total ?? 0;
  const whole = value.sort !== usualSort;
  const more = usePages(query, { online, whole, total, loaded: pages?.length ?? 0 });
  const rows = pages?.flatMap(({ data }) => data) ?? null;
  const order = orderOf(value.sort);
  const inTurn = (all: readonly Row[]) => (whole ? inOrder(all, columns, { order, language: activeLanguage() }) : all);
  const missing = {
    offline: t('workers:offline'),
    offlineText: t('workers:offlineText'),
    failed: t('workers:failed'),
  };
  return (
    <Page title={title} deep>
      <ListHead count={rows ? counted(total) : '…'} period="">
        <AreaFilter />
      </ListHead>
      {rows && rows.length > 0 ? (
        <Rows
          headed
          caption={[title, counted(total)].join(' · ')}
          columns={columns}
          rows={inTurn(rows)}
          total={total}
          keyOf={keyOf}
          order={order}
          onOrder={(next) => adjust({ sort: orderWord(next) })}
          link={(row) => ({ to: to(row) })}
          card={(row) => <PersonRow {...words(row)} to={to(row)} />}
          cardHeight={72}
          onNearEnd={more}
          all={async () =>
            inTurn((await everyPage((page) => ask(page, within), followingPage)).flatMap(({ data }) => data))
          }
        />
      ) : null}
      {rows?.length === 0 ? <EmptyState icon={IconCircleCheck} title={none} /> : null}
      {rows ? null : (
        <NotHere online={online} failed={query.isError} again={() => void query.refetch()} words={missing} />
      )}
    </Page>
  );
}
