import { useMediaQuery } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { refusalWords, useWords } from '../../../platform/language/index.ts';
import type { PersonCard } from '../../../platform/pack/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { BottomSheet, Notice } from '../../../ui/index.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { FindPerson } from './find-person.tsx';
import { ScanButton } from './scan-button.tsx';
import classes from './search.module.css';
import { SearchResults } from './search-results.tsx';
import { useFilter } from './use-filter.ts';
import { type Search, useSearch } from './use-search.ts';
import { useSearchBy } from './use-search-by.ts';

interface Props {
  readonly title: string;
  /** What the found person is for, and what is chosen beforehand. */
  readonly intro: ReactNode;
  readonly action: (person: PersonCard) => ReactNode;
  readonly onClose: () => void;
}

/** Finds somebody without leaving the screen: on phones the filter and then who was found, elsewhere both at once. */
export default function FindSheet(props: Props) {
  const small = useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false });
  if (small) return <NarrowFind {...props} />;
  return (
    <BottomSheet open onClose={props.onClose} title={props.title}>
      {props.intro}
      <FindPerson action={props.action} />
    </BottomSheet>
  );
}

function NarrowFind({ title, intro, action, onClose }: Props) {
  const filter = useFilter('sessionSearch');
  const search = useSearch();
  const [choosing, setChoosing] = useState(true);
  if (choosing) {
    return (
      <FilterSheet
        open
        filter={filter}
        finds={title}
        onClose={onClose}
        onApply={({ photo_id_type_id: by, search_value, village }) => {
          if (by === '') return;
          search.ask({ by, typed: search_value, village });
          setChoosing(false);
        }}
      >
        {intro}
        <div className={classes.scan}>
          <ScanButton
            onFound={(reference) => {
              search.find(reference);
              setChoosing(false);
            }}
            onCard={(card) => {
              search.findCard(card);
              setChoosing(false);
            }}
          />
        </div>
      </FilterSheet>
    );
  }
  return (
    <BottomSheet open onClose={onClose} title={title}>
      <SearchedFor search={search} onChange={() => setChoosing(true)} />
      {search.result.kind === 'refused' ? <Notice>{refusalWords(search.result.refusal)}</Notice> : null}
      <SearchResults result={search.result} sought={search} action={action} />
    </BottomSheet>
  );
}

/** What was searched for, and the way back to the filter. */
function SearchedFor({ search, onChange }: { readonly search: Search; readonly onChange: () => void }) {
  const { t } = useWords();
  const by = useSearchBy().options.find(({ value }) => value === search.by)?.label;
  return (
    <div className={classes.searched}>
      <span>
        {by}: <strong>{search.typed}</strong>
      </span>
      <IconButton icon={IconFilter} variant="light" onClick={onChange}>
        {t('app:filter')}
      </IconButton>
    </div>
  );
}
