import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type DuePerson, getVaccinationDueList } from '@teeka/contract/schedule';
import type { AreaPart } from '@teeka/contract/within';
import type { CivilDate } from '@teeka/domain/calendar';
import { genders } from '@teeka/domain/person';
import type { DateRange } from '@teeka/domain/reports';
import { visitedBy } from '@teeka/domain/workers';
import { useEffect, useMemo, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { activeLanguage } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { useOnline, useView } from '../../../records/workday/index.ts';
import { everyPage, followingPage, usePages } from '../../../ui/table/index.ts';
import type { DueFilter } from './filter.tsx';
import { type DueLine, dueOf, inOrder, lineOf, villagesOf } from './state.ts';

export interface DueWish extends DueFilter {
  /** Only whom this ASHA visits; '' for everybody. */
  readonly visitor: string;
  readonly range: DateRange;
  readonly today: CivilDate;
}

/** Whether households of the villages on this phone are divided, so that some are another's. */
export function useDivided(user_id: string): boolean {
  const view = useView();
  return useMemo(
    () => [...(view?.rows.people.values() ?? [])].some((person) => !visitedBy(person, user_id)),
    [view, user_id],
  );
}

/** People judged before the screen is drawn again: a slow phone stays responsive. */
const slice = 300;

/** The list of the own site, judged on this phone; null while the first people are judged or no pack is here. */
export function useDueHere({ range, today, village, asha, visitor }: DueWish): readonly DueLine[] | null {
  const view = useView();
  const [lines, setLines] = useState<readonly DueLine[] | null>(null);
  const { from, to } = range;
  const language = activeLanguage();
  useEffect(() => {
    if (!view) return setLines(null);
    const villages = villagesOf(view.rows.meta, { village, asha });
    const people = [...view.rows.people.values()].filter(
      (person) => villages.has(person.village_id) && (visitor === '' || visitedBy(person, visitor)),
    );
    const found: DueLine[] = [];
    let at = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = () => {
      found.push(...dueOf(view, people.slice(at, at + slice), { today, range: { from, to }, language }));
      at += slice;
      if (at < people.length) timer = setTimeout(step, 0);
      else setLines(found.sort(inOrder));
    };
    step();
    return () => clearTimeout(timer);
  }, [view, from, to, today, village, asha, visitor, language]);
  return lines;
}

const rowsOnPage = 100;
/** As many as the server answers at once. */
const mostOnPage = 500;

/** The lines of people as the server sends them; whoever moved to a later page meanwhile stands there once. */
function linesOf(pages: readonly { readonly data: readonly DuePerson[] }[]): readonly DueLine[] {
  const rows = new Map<string, DueLine>();
  for (const { data: people } of pages)
    for (const person of people) {
      const gender = genders.find((one) => one.gender === person.beneficiary_gender)?.id ?? 0;
      rows.set(person.beneficiary_id, lineOf(person, gender));
    }
  return [...rows.values()];
}

/** The list of the whole area, asked of the server page by page; only while there is network. */
export function useDueEverywhere({ range, village, asha, vaccine }: DueWish, within: AreaPart | null, wanted: boolean) {
  const online = useOnline();
  const ask = (page: number, pageSize: number) =>
    send(
      getVaccinationDueList,
      {
        from_date: range.from,
        to_date: range.to,
        page,
        pageSize,
        within,
        village_id: village,
        user_id: asha,
        vaccine,
      },
      { quiet: true },
    );
  const query = useInfiniteQuery({
    queryKey: ['due-list', currentUser()?.user_id, range.from, range.to, within, village, asha, vaccine],
    queryFn: ({ pageParam }) => ask(pageParam, rowsOnPage),
    initialPageParam: 1,
    getNextPageParam: followingPage,
    enabled: wanted && online,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { data } = query;
  const lines = useMemo(() => data && linesOf(data.pages), [data]);
  const first = data?.pages[0];
  const total = first?.total ?? 0;
  const more = usePages(query, { online, whole: false, total, loaded: data?.pages.length ?? 0 });
  return {
    online,
    lines: lines ?? null,
    total,
    overdue: first?.overdue ?? 0,
    vials: first?.vials ?? [],
    /** What the village to which it is narrowed is called; '' of none, and while that is not known. */
    village: query.isPlaceholderData ? '' : (first?.village_name ?? ''),
    failed: query.isError,
    turning: query.isFetchingNextPage,
    again: () => void query.refetch(),
    more,
    /** Everybody on the list, for paper and for a sheet. */
    all: async () => linesOf(await everyPage((page) => ask(page, mostOnPage), followingPage)),
  };
}
