import { useInfiniteQuery } from '@tanstack/react-query';
import { getNewbornsWithoutBirthDose, type ListedNewborn } from '@teeka/contract/pregnancies';
import type { AreaPart } from '@teeka/contract/within';
import type { CivilDate } from '@teeka/domain/calendar';
import { birthDosesOn, scheduleInForce } from '@teeka/domain/schedule';
import { useMemo } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { activeLanguage, nameHere } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { byWhatIsOpen, type NewbornLine, newbornsOnPhone } from '../../../records/pregnancies/newborns.ts';
import { useOnline, useView } from '../../../records/workday/index.ts';
import { everyPage, followingPage, usePages } from '../../../ui/table/index.ts';

/** The children of the own site by this phone; null where no pack is here. */
export function useNewbornsHere(): readonly NewbornLine[] | null {
  const view = useView();
  const today = useToday();
  const language = activeLanguage();
  return useMemo(() => view && newbornsOnPhone(view, today, language), [view, today, language]);
}

/** The children of a page as lines; which doses are too late by now is said of each. */
function linesOf(listed: readonly ListedNewborn[], today: CivilDate): readonly NewbornLine[] {
  const doses = birthDosesOn(today, scheduleInForce(today));
  return listed.map((one) => ({
    key: one.child_id,
    childId: one.child_id,
    motherId: one.mother_id,
    motherName: one.mother_name,
    motherDied: one.mother_deceased_on !== null,
    mobile: one.ben_mobile_number,
    village: nameHere(one, 'village_name'),
    bornOn: one.born_on,
    bornTime: one.born_time,
    ill: one.ill_on ? { on: one.ill_on, sentOn: one.sent_on ?? null } : null,
    registered: one.registered ?? one.child !== null,
    child: one.child && { id: one.child.beneficiary_id, name: one.child.ben_name },
    ...byWhatIsOpen(one.missing, one.born_on, doses),
  }));
}

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
  const today = useToday();
  const pages = data?.pages;
  const lines = useMemo(
    () =>
      pages
        ? linesOf(
            pages.flatMap((page) => page.data),
            today,
          )
        : null,
    [pages, today],
  );
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
    all: async () =>
      linesOf(
        (await everyPage(ask, followingPage)).flatMap((page) => page.data),
        today,
      ),
  };
}
