import { useInfiniteQuery } from '@tanstack/react-query';
import { getAbhaWishes, type ListedAbhaWish } from '@teeka/contract/abha';
import { abhaSheetOf } from '@teeka/domain/abha';
import type { CivilDate } from '@teeka/domain/calendar';
import { useMemo } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { nameHere } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { standingHere, type WishHere, wishesHere } from '../../../records/abha/wishes-here.ts';
import { personNow } from '../../../records/beneficiaries/person-now.ts';
import type { PackView } from '../../../records/view/view.ts';
import { useItems, useOnline, useView } from '../../../records/workday/index.ts';
import { everyPage, followingPage, usePages } from '../../../ui/table/index.ts';

/** A wish as it is listed. */
export interface WishLine {
  readonly id: string;
  readonly beneficiaryId: string;
  readonly name: string;
  readonly dob: CivilDate | '';
  readonly gender: number;
  readonly guardian: string;
  readonly village: string;
  readonly mobile: string;
  readonly sheet: 'adult' | 'child';
  /** Instant, ISO 8601. */
  readonly wishedAt: string;
  readonly stillHolds: boolean;
  /** It waits on this phone. */
  readonly isHere: boolean;
}

const lineOf = (wish: ListedAbhaWish): WishLine => ({
  id: wish.wish_id,
  beneficiaryId: wish.beneficiary_id,
  name: wish.ben_name,
  dob: wish.dob,
  gender: wish.gender,
  guardian: wish.guardian_name,
  village: nameHere(wish, 'village_name'),
  mobile: wish.ben_mobile_number,
  sheet: wish.sheet,
  wishedAt: wish.wished_at,
  stillHolds: wish.still_holds,
  isHere: false,
});

const linesOf = (
  pages: readonly { readonly data: readonly ListedAbhaWish[] }[],
  stands: (wish: ListedAbhaWish) => boolean,
): readonly WishLine[] => pages.flatMap(({ data }) => data.filter(stands).map(lineOf));

function lineHere({ item, ...wish }: WishHere, view: PackView | null, today: CivilDate): WishLine {
  const found = view && personNow(view, wish.beneficiary_id);
  const person = found?.person ?? item.person;
  return {
    id: wish.wish_id,
    beneficiaryId: wish.beneficiary_id,
    name: person?.ben_name ?? '',
    dob: person?.dob ?? '',
    gender: person?.gender ?? 0,
    guardian: person?.guardian_name ?? '',
    village: nameHere(found?.village ?? null, 'village_name') || (person?.village_name ?? ''),
    mobile: found?.record?.mobile ?? '',
    sheet: person?.dob ? abhaSheetOf(person.dob, today) : wish.consent.sheet,
    wishedAt: wish.captured_at,
    stillHolds: true,
    isHere: true,
  };
}

const rowsOnPage = 100;

/** Wishes of the own area, the longest waiting first; those that wait on this phone stand before them, also without network. */
export function useWishes() {
  const online = useOnline();
  const items = useItems();
  const view = useView();
  const today = useToday();
  const ask = (page: number) => send(getAbhaWishes, { within: null, page, pageSize: rowsOnPage }, { quiet: true });
  const settled = items.filter(({ call, state }) => call.startsWith('abha.') && state === 'done').length;
  const query = useInfiniteQuery({
    queryKey: ['abhaWishes', currentUser()?.user_id, settled],
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: 1,
    getNextPageParam: followingPage,
    enabled: online,
    staleTime: 0,
    retry: false,
  });
  const pages = query.data?.pages;
  const here = useMemo(() => wishesHere(items).map((wish) => lineHere(wish, view, today)), [items, view, today]);
  const stands = useMemo(() => standingHere(items), [items]);
  const listed = useMemo(() => [...here, ...linesOf(pages ?? [], stands)], [here, pages, stands]);
  const loaded = (pages ?? []).reduce((sum, { data }) => sum + data.length, 0);
  // Of what the server counts only those that are not loaded are taken as they are: some of the others stand no more, or wait here.
  const total = listed.length + Math.max(0, (pages?.[0]?.total ?? 0) - loaded);
  return {
    online,
    lines: pages || !online || here.length > 0 ? listed : null,
    total,
    failed: query.isError,
    again: () => void query.refetch(),
    more: usePages(query, { online, whole: false, total, loaded: pages?.length ?? 0 }),
    /** Every wish of every page, for paper and for a sheet. */
    all: async () => [...here, ...linesOf(await everyPage(ask, followingPage), stands)],
  };
}
