import type { PlannedSession } from '@teeka/contract/sessions/plans';
import { useEffect } from 'react';
import { activeLanguage } from '../../../platform/language/index.ts';
import { inOrder, orderOf, orderWord, Rows } from '../../../ui/table/index.ts';
import { usePlanColumns } from './plan-columns.tsx';

export const usualSort = 'date';

interface Props {
  readonly caption: string;
  readonly sessions: readonly PlannedSession[];
  readonly total: number;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly open: string;
  readonly saved: string | null;
  /** There is room for what a row opens: the address says which; else it is opened over the list. */
  readonly beside: boolean;
  readonly onChoose: (session: PlannedSession) => void;
  readonly hasMore: boolean;
  readonly turning: boolean;
  readonly more: () => void;
  readonly all: () => Promise<readonly PlannedSession[]>;
}

/** The plans of a desk, a row each. An order that the server does not know goes over all pages. */
export function PlanTable({ sessions, sort, onSort, open, saved, beside, onChoose, all, ...list }: Props) {
  const columns = usePlanColumns(saved);
  const order = orderOf(sort);
  const { hasMore, turning, more, total } = list;
  const inTurn = (rows: readonly PlannedSession[]) => inOrder(rows, columns, { order, language: activeLanguage() });
  const rows = sort === usualSort ? sessions : inTurn(sessions);
  useSavedInView(
    saved,
    rows.findIndex(({ session_id }) => session_id === saved),
  );
  return (
    <Rows
      headed
      caption={list.caption}
      columns={columns}
      rows={rows}
      total={total}
      keyOf={({ session_id }) => session_id}
      link={
        beside ? ({ session_id }) => ({ to: '.', search: (before) => ({ ...before, plan: session_id }) }) : undefined
      }
      onChoose={onChoose}
      order={order}
      onOrder={(next) => onSort(orderWord(next))}
      marked={open || saved}
      card={() => null}
      cardHeight={0}
      onNearEnd={() => {
        if (hasMore && !turning) more();
      }}
      all={async () => (sort === usualSort ? all() : inTurn(await all()))}
    />
  );
}

/** The plan that was just saved comes into view and has the cursor, once, after the page has taken it. */
function useSavedInView(saved: string | null, at: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it stands is asked once it is there
  useEffect(() => {
    if (saved === null || at < 0) return undefined;
    let tries = 0;
    let frame = 0;
    const show = () => {
      const row = document.querySelector('tr[data-marked]');
      const body = document.querySelector('main tbody');
      tries += 1;
      if (row) {
        row.scrollIntoView({ block: 'center' });
        row.querySelector<HTMLElement>('th :is(a, button)')?.focus({ preventScroll: true });
      } else if (body && tries < 60) {
        // Only rows in view are drawn: about there it will be.
        const top = body.getBoundingClientRect().top + window.scrollY;
        const share =
          body.getBoundingClientRect().height / Math.max(1, Number(body.closest('table')?.ariaRowCount) - 1);
        window.scrollTo(0, top + at * share - window.innerHeight / 2);
        frame = requestAnimationFrame(show);
      }
    };
    frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [saved, at >= 0]);
}
