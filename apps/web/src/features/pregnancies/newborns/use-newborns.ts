import { useInfiniteQuery } from '@tanstack/react-query';
import { getNewbornsWithoutBirthDose, type ListedNewborn } from '@teeka/contract/pregnancies';
import type { AreaPart } from '@teeka/contract/within';
import { useMemo } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { activeLanguage, nameHere } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { type NewbornLine, newbornsOnPhone } from '../../../records/pregnancies/newborns.ts';
import { useOnline, useView } from '../../../records/workday/index.ts';
import { everyPage, followingPage, usePages } from '../../../ui/table/index.ts';

/** The children of the own site by this phone; null where no pack is here. */
export function useNewbornsHere(): readonly NewbornLine[] | null {
  const view = useView();
  const today = useToday();
  const language = activeLanguage();
  return useMemo(() => view && newbornsOnPhone(view, today, language), [view, today, language]);
}

const lineOf = (one: ListedNewborn, nth: number): NewbornLine => ({
  key: `${one.mother_id} ${one.child?.beneficiary_id ?? nth}`,
  motherId: one.mother_id,
  motherName: one.mother_name,
  mobile: one.ben_mobile_number,
  village: nameHere(one, 'village_name'),
  bornOn: one.born_on,
  bornTime: '',
  child: one.child && { id: one.child.beneficiary_id, name: one.child.ben_name },
  missing: one.missing,
});

/** The children of the whole area, asked of the server page by page. */
export function useNewbornsOfArea(within: AreaPart | null, wanted: boolean) {
  const online = useOnline();
  const ask = (page: number) => send(getNewbornsWithoutBirthDose, { within, page, pageSize: 100 }, { quiet: true });
  const query = useInfiniteQuery({
    queryKey: ['newborns', currentUser()?.user_id, within],
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: 1,
    getNextPageParam: followingPage,
    enabled: wanted && online,
    retry: false,
  });
  const { data } = query;
  const lines = useMemo(() => data?.pages.flatMap((page) => page.data).map(lineOf) ?? null, [data]);
  const total = data?.pages[0]?.total ?? 0;
  const more = usePages(query, { online, whole: false, total, loaded: data?.pages.length ?? 0 });
  return {
    online,
    lines,
    total,
    failed: query.isError,
    again: () => void query.refetch(),
    more,
    /** Every child of every page, for paper and for a sheet. */
    all: async () => (await everyPage(ask, followingPage)).flatMap((page) => page.data).map(lineOf),
  };
}
