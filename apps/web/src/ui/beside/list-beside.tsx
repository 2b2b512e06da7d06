import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { useRoom } from '../room/use-room.ts';
import classes from './list-beside.module.css';
import { PaneContext } from './pane.ts';
import { SharedContext } from './tight.ts';

interface Props {
  readonly list: ReactNode;
  /** Which row is open, '' for none: as the address says it. */
  readonly chosen: string;
  /** What the chosen row opens: a component that draws a `Page`. */
  readonly detail: ReactNode;
  /** The page that it is on narrower windows; null while that is not known. */
  readonly page: string | null;
  readonly onClose: () => void;
}

/**
 * List and detail side by side from 1366 px on; below that the detail is a page as ever. How to use it: `const { value, set } =
 * useAddressFilter({ …, event: id }); const link = useRowLink('event')`, then `<ListBeside list={<Rows link={(row) =>
 * link(row.id, pageOf(row))} marked={value.event} … />} chosen={value.event} detail={<Detail … />} page={pageOf(chosenRow)}
 * onClose={() => set({ event: '' })} />`. The detail is drawn by the same `Page` that it is alone.
 */
export function ListBeside({ list, chosen, detail, page, onClose }: Props) {
  const beside = useRoom('beside');
  const headingId = useId();
  const pane = useRef<HTMLElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  const open = chosen !== '' && beside;
  useCursor(open ? chosen : '', pane);
  useEscape(open ? chosen : '', pane, latest);
  const within = useMemo(() => ({ headingId, close: () => latest.current() }), [headingId]);
  if (chosen !== '' && !beside && page !== null) return <OnItsPage page={page} />;
  return (
    <div className={open ? classes.beside : undefined} data-beside={open || undefined}>
      <div className={classes.list}>
        <SharedContext value={open}>{list}</SharedContext>
      </div>
      {open ? (
        <section key={chosen} ref={pane} className={classes.detail} aria-labelledby={headingId} tabIndex={-1}>
          <PaneContext value={within}>{detail}</PaneContext>
        </section>
      ) : null}
    </div>
  );
}

/** Leads once to the page: the router's own redirect would begin anew at each drawing, and never arrive at one that has to be fetched. */
function OnItsPage({ page }: { readonly page: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to: page, replace: true });
  }, [navigate, page]);
  return null;
}

/** The cursor goes to what was opened, and once that is closed back to where it came from. */
function useCursor(chosen: string, pane: { readonly current: HTMLElement | null }): void {
  const before = useRef(chosen);
  const came = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    const at = document.activeElement as HTMLElement | null;
    if (chosen !== '') {
      came.current = at;
      pane.current?.focus({ preventScroll: true });
      showWhole(pane.current);
    } else if (at === null || at === document.body) {
      const there = came.current?.isConnected ? came.current : document.getElementById('main');
      there?.focus({ preventScroll: true });
    }
  }, [chosen, pane]);
}

/** It is as high as what is in sight once it stays in place: the page is moved on until then, and the row with it. */
function showWhole(pane: HTMLElement | null): void {
  if (!pane) return;
  const { position, top } = getComputedStyle(pane);
  const below = pane.getBoundingClientRect().top - Number.parseFloat(top);
  if (position === 'sticky' && below > 0) window.scrollBy({ top: below, behavior: 'instant' });
}

/** Esc closes it, but for what a sheet over it hears. */
function useEscape(
  chosen: string,
  pane: { readonly current: HTMLElement | null },
  close: { readonly current: () => void },
) {
  useEffect(() => {
    const at = chosen === '' ? null : pane.current;
    const press = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) close.current();
    };
    at?.addEventListener('keydown', press);
    return () => at?.removeEventListener('keydown', press);
  }, [chosen, pane, close]);
}
