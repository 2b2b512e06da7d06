import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getPregnantWomen, type ListedWoman } from '@teeka/contract/pregnancies';
import type { AreaPart } from '@teeka/contract/within';
import { isOnList, type PregnancyList, pregnancyLists } from '@teeka/domain/pregnancy';
import { useMemo } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { activeLanguage, nameHere } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { type WomanLine, womenOnPhone } from '../../../records/pregnancies/listed-women.ts';
import { useOnline, useView } from '../../../records/workday/index.ts';
import { everyPage, followingPage, usePages } from '../../../ui/table/index.ts';

export type Totals = Readonly<Record<PregnancyList, number>>;

/** The women of the own site by this phone, with how many stand on each list; null where no pack is here. */
export function useWomenHere(list: PregnancyList) {
  const view = useView();
  const today = useToday();
  const language = activeLanguage();
  return useMemo(() => {
    if (!view) return null;
    const all = womenOnPhone(view, today, language);
    const on = (one: PregnancyList) => all.filter((line) => isOnList(one, line, today));
    const totals = Object.fromEntries(pregnancyLists.map((one) => [one, on(one).length])) as Totals;
    return { lines: on(list), totals };
  }, [view, today, language, list]);
}

const lineOf = (woman: ListedWoman): WomanLine => {
  const { beneficiary_id: id, ben_name: name, guardian_name: guardian, ben_mobile_number: mobile, ...row } = woman;
  const village = nameHere(woman, 'village_name');
  const { unheard_on = null } = row;
  return { ...row, unheard_on, id, number: woman.pregnancy_number, name, guardian, mobile, village, died_on: null };
};

const rowsOnPage = 100;

/** The women of the whole area, asked of the server page by page; `whole`: an order or a search goes over all of them. */
export function useWomenOfArea(
  list: PregnancyList,
  within: AreaPart | null,
  of: Readonly<Record<'wanted' | 'whole', boolean>>,
) {
  const online = useOnline();
  const ask = (page: number) => send(getPregnantWomen, { list, within, page, pageSize: rowsOnPage }, { quiet: true });
  const query = useInfiniteQuery({
    queryKey: ['pregnant-women', currentUser()?.user_id, list, within],
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: 1,
    getNextPageParam: followingPage,
    enabled: of.wanted && online,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { data } = query;
  const lines = useMemo(() => data?.pages.flatMap((page) => page.data.map(lineOf)) ?? null, [data]);
  const first = data?.pages[0];
  const total = first?.total ?? 0;
  const more = usePages(query, { online, whole: of.whole, total, loaded: data?.pages.length ?? 0 });
  return {
    online,
    lines,
    total,
    totals: first?.totals ?? null,
    failed: query.isError,
    again: () => void query.refetch(),
    more,
    /** Every woman of every page, for paper and for a sheet. */
    all: async () => (await everyPage(ask, followingPage)).flatMap((page) => page.data.map(lineOf)),
  };
}
