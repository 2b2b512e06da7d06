import { type HistoryOrder, type PastSession, sessionHistory } from '@teeka/contract/sessions/history';
import type { AreaPart } from '@teeka/contract/within';
import type { DateRange } from '@teeka/domain/reports';
import { send } from '../../../platform/api/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { everyPage, followingPage } from '../../../ui/table/index.ts';
import { useSessionPages } from '../plans/use-pages.ts';

export interface HistoryWish {
  readonly range: DateRange;
  /** Code of a status; null for all. */
  readonly status: number | null;
  readonly sort: HistoryOrder;
  readonly within: AreaPart | null;
}

/** As many rows as the server answers at once. */
const mostOnPage = 500;

/** Sessions of the past, a page at a time; `all` brings every one of them. */
export function useHistory({ range, status, sort, within }: HistoryWish) {
  const request = { from_date: range.from, to_date: range.to, status, sort, within };
  const ask = (page: number, pageSize: number) => send(sessionHistory, { ...request, page, pageSize }, { quiet: true });
  const key = ['history', currentUser()?.user_id, range.from, range.to, status, sort, within];
  return {
    ...useSessionPages<PastSession>(key, (page) => ask(page, 100)),
    all: async (): Promise<readonly PastSession[]> =>
      (await everyPage((page) => ask(page, mostOnPage), followingPage)).flatMap(({ data }) => data),
  };
}
