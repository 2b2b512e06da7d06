import { useInfiniteQuery } from '@tanstack/react-query';
import {
  downloadAuditOfPerson,
  downloadAuditOfWorker,
  getAuditOfPerson,
  getAuditOfWorker,
} from '@teeka/contract/audit';
import type { DateRange } from '@teeka/domain/reports';
import { isNone, send } from '../../platform/api/index.ts';
import { useOnline } from '../../records/workday/index.ts';
import { followingPage, usePages } from '../../ui/table/index.ts';

/** Who is looked into. */
export interface Subject {
  readonly about: 'person' | 'worker';
  readonly id: string;
}
const rowsOnPage = 50;

/** The audit of a person or a worker in some days, a page at a time; it is kept nowhere. */
export function useAudit({ about, id }: Subject, range: DateRange) {
  const online = useOnline();
  const days = { from_date: range.from, to_date: range.to };
  const query = useInfiniteQuery({
    queryKey: ['audit', about, id, days],
    enabled: online,
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
    queryFn: ({ pageParam, signal }) => {
      const part = { ...days, page: pageParam, pageSize: rowsOnPage };
      const options = { background: true, signal } as const;
      return about === 'person'
        ? send(getAuditOfPerson, { beneficiaryId: id, ...part }, options)
        : send(getAuditOfWorker, { user_id: id, ...part }, options);
    },
    initialPageParam: 1,
    getNextPageParam: followingPage,
  });
  const pages = query.data?.pages;
  const total = pages?.[0]?.total ?? 0;
  // Each reading adds a row, so that a page begins with what the one before it ended with.
  const lines = new Map(pages?.flatMap(({ data }) => data.map((line) => [line.audit_id, line] as const)));
  return {
    online,
    lines: pages ? [...lines.values()] : null,
    name: pages?.[0]?.about ?? '',
    total,
    failed: query.isError,
    none: isNone(query.error),
    more: usePages(query, { online, whole: false, total, loaded: pages?.length ?? 0 }),
    again: () => void query.refetch(),
  };
}

/** The same days as a sealed file. */
export const auditFile = ({ about, id }: Subject, range: DateRange, reason: string): Promise<unknown> => {
  const wish = { from_date: range.from, to_date: range.to, reason };
  const options = { quiet: true, ownRefusals: true } as const;
  return about === 'person'
    ? send(downloadAuditOfPerson, { beneficiaryId: id, ...wish }, options)
    : send(downloadAuditOfWorker, { user_id: id, ...wish }, options);
};
