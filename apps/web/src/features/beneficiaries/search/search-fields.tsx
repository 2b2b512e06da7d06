import { Loader, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { refusalWords, useWords } from '../../../platform/language/index.ts';
import { mark } from '../../../ui/form/required.ts';
import { tellRefused } from '../../../ui/form/tell-refused.ts';
import classes from './search.module.css';
import { planSearch, type SearchChoice } from './state.ts';
import type { Search } from './use-search.ts';
import { useSearchBy, useValueField } from './use-search-by.ts';
import { VillageField } from './village-field.tsx';

interface Props {
  readonly search: Search;
  /** In the header: labels are only spoken, everything on one line. */
  readonly compact?: boolean;
  /** What Enter does; without it, it searches. */
  readonly onEnter?: () => void;
}

/** What to search by, and the value. */
export function SearchFields({ search, compact = false, onEnter = search.submit }: Props) {
  const { t } = useWords();
  const { by, typed, result } = search;
  const { options, missing } = useSearchBy();
  const field = useValueField(by);
  const labels = compact
    ? {
        by: { 'aria-label': t('beneficiaries:searchBy') },
        value: { 'aria-label': t('beneficiaries:searchValue') },
      }
    : {
        by: { label: t('beneficiaries:searchBy') },
        value: {
          label: t('beneficiaries:searchValue'),
          ...mark(planSearch(by, '', true).kind === 'refused'),
        },
      };
  return (
    <search>
      <form
        className={classes.fields}
        data-compact={compact || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
          tellRefused();
        }}
      >
        <NativeSelect
          {...labels.by}
          value={by}
          onChange={(event) => search.choose(event.currentTarget.value as SearchChoice)}
          data={options}
          description={compact ? null : missing}
        />
        <TextInput
          {...labels.value}
          {...field}
          leftSection={<IconSearch size={20} aria-hidden />}
          rightSection={result.kind === 'searching' ? <Loader size={20} /> : null}
          value={typed}
          onChange={(event) => search.type(event.currentTarget.value)}
          error={result.kind === 'refused' ? refusalWords(result.refusal) : null}
        />
        {by === 'name' && !compact ? <VillageField value={search.village} onChange={search.within} /> : null}
      </form>
    </search>
  );
}
