import { ActionIcon } from '@mantine/core';
import { useClickOutside, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonCard } from '../../../platform/pack/index.ts';
import { searchPath } from '../../../ui/person/person-path.ts';
import { ScanButton } from './scan-button.tsx';
import classes from './search.module.css';
import { SearchFields } from './search-fields.tsx';
import { SearchResults } from './search-results.tsx';
import { useFound } from './use-found.ts';
import { useSearch } from './use-search.ts';

/** The search of the wide header, its results in a panel below; on narrower screens an icon that opens the page. */
export function HeaderSearch({
  action,
}: {
  readonly action?: ((person: PersonCard) => ReactNode) | undefined;
}) {
  const { t } = useWords();
  const search = useSearch();
  const found = useFound(search.find, action !== undefined);
  const outside = useClickOutside<HTMLDivElement>(search.clear);
  useHotkeys([['Escape', search.clear]], []);
  const shows = search.result.kind === 'searching' || search.result.kind === 'found';
  return (
    <>
      <div ref={outside} className={`${classes.header} ${classes.wide}`}>
        <SearchFields search={search} compact />
        <ScanButton onFound={found} compact />
        {shows ? (
          <div className={classes.panel}>
            <SearchResults result={search.result} sought={search} action={action} onOpened={search.clear} />
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
