import { useRef } from 'react';
import type { Search } from './use-search.ts';

const people = '[data-results] a, [data-results] :is(li, td) button';

/** Where the arrow keys lead: the field, then whoever was found, then the way to all of them. */
const stops = `input:not([type="hidden"]), ${people}`;

/** In a search with its results below, the arrow keys lead from the field into them and back; a select keeps its own. */
export function moveByArrows(area: HTMLElement | null): (() => void) | undefined {
  if (!area) return undefined;
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const all = [...area.querySelectorAll<HTMLElement>(stops)];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = step === 0 || at < 0 ? undefined : all[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  area.addEventListener('keydown', press);
  return () => area.removeEventListener('keydown', press);
}

/**
 * What Enter does in the field of a search: it searches at once; once somebody was found it opens the one, or leads to
 * the first. Where something else than opening is done with them, it only leads to them. `area` holds field and results.
 */
export function useEnter(search: Search, { opens }: { readonly opens: boolean }) {
  const area = useRef<HTMLDivElement>(null);
  const enter = () => {
    const { result } = search;
    if (result.kind !== 'found' || result.hits.length === 0) return search.submit();
    const first = area.current?.querySelector<HTMLElement>(people);
    if (result.hits.length === 1 && opens) first?.click();
    else first?.focus();
  };
  return { area, enter };
}
