import { ActionIcon } from '@mantine/core';
import { useClickOutside, useHotkeys, useMergedRef } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonCard } from '../../../platform/pack/index.ts';
import { searchPath } from '../../../ui/person/person-path.ts';
import { searchState } from './carried-search.ts';
import { ScanButton } from './scan-button.tsx';
import classes from './search.module.css';
import { SearchFields } from './search-fields.tsx';
import { moveByArrows, useEnter } from './search-keys.ts';
import { SearchResults } from './search-results.tsx';
import { useFound } from './use-found.ts';
import { useSearch } from './use-search.ts';

/**
 * The search of the wide header, its results in a panel below; on narrower screens an icon that opens the page. Enter
 * searches at once, and once somebody was found opens the one, or leads to the first; arrow keys move among them.
 */
export function HeaderSearch({ action }: { readonly action?: ((person: PersonCard) => ReactNode) | undefined }) {
  const { t } = useWords();
  const search = useSearch();
  const found = useFound(search.find, action !== undefined);
  const outside = useClickOutside<HTMLDivElement>(search.clear);
  const { area, enter } = useEnter(search, { opens: action === undefined });
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
  const shows = search.result.kind === 'searching' || search.result.kind === 'found';
  return (
    <>
      <div ref={whole} className={`${classes.header} ${classes.wide}`}>
        <SearchFields search={search} compact onEnter={enter} />
        <ScanButton onFound={found} onCard={search.findCard} compact />
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
