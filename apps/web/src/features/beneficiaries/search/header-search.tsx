import { ActionIcon } from '@mantine/core';
import { useClickOutside, useHotkeys, useMergedRef } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonCard } from '../../../platform/pack/index.ts';
import { searchPath } from '../../../ui/person/person-path.ts';
import { searchState } from './carried-search.ts';
import { ScanButton } from './scan-button.tsx';
import classes from './search.module.css';
import { SearchFields } from './search-fields.tsx';
import { SearchResults } from './search-results.tsx';
import { useFound } from './use-found.ts';
import { useSearch } from './use-search.ts';

/** Where the arrow keys lead: the field, then whoever was found, then the way to all of them. */
const stops = 'input:not([type="hidden"]), [data-results] a, [data-results] button';

/** In a search with its results below, the arrow keys lead from the field into them and back; a select keeps its own. */
function moveByArrows(area: HTMLElement | null): (() => void) | undefined {
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
 * The search of the wide header, its results in a panel below; on narrower screens an icon that opens the page. Enter
 * searches at once, and once somebody was found opens the one, or leads to the first; arrow keys move among them.
 */
export function HeaderSearch({ action }: { readonly action?: ((person: PersonCard) => ReactNode) | undefined }) {
  const { t } = useWords();
  const search = useSearch();
  const found = useFound(search.find, action !== undefined);
  const outside = useClickOutside<HTMLDivElement>(search.clear);
  const area = useRef<HTMLDivElement>(null);
  const whole = useMergedRef(outside, area, moveByArrows);
  useHotkeys(
    [
      [
        'Escape',
        () => {
          if (area.current?.contains(document.activeElement)) area.current.querySelector('input')?.focus();
          search.clear();
        },
      ],
    ],
    [],
  );
  const enter = () => {
    const { result } = search;
    if (result.kind !== 'found' || result.hits.length === 0) return search.submit();
    const first = area.current?.querySelector<HTMLElement>('[data-results] a, [data-results] button');
    if (result.hits.length === 1 && !action) first?.click();
    else first?.focus();
  };
  const shows = search.result.kind === 'searching' || search.result.kind === 'found';
  return (
    <>
      <div ref={whole} className={`${classes.header} ${classes.wide}`}>
        <SearchFields search={search} compact onEnter={enter} />
        <ScanButton onFound={found} compact />
        {shows ? (
          <div className={classes.panel}>
            <SearchResults result={search.result} sought={search} action={action} onOpened={search.clear}>
              <Link to={searchPath()} state={searchState(search)} className={classes.all} onClick={search.clear}>
                {t('beneficiaries:showAll')}
              </Link>
            </SearchResults>
          </div>
        ) : null}
      </div>
      <ActionIcon
        className={classes.narrow ?? ''}
        component={Link}
        to={searchPath()}
        aria-label={t('beneficiaries:searchTitle')}
        color="gray"
      >
        <IconSearch size={26} aria-hidden />
      </ActionIcon>
    </>
  );
}
