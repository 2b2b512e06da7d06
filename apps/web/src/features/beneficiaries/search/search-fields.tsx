import { Loader, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { refusalWords, useWords } from '../../../platform/language/index.ts';
import classes from './search.module.css';
import type { SearchBy } from './state.ts';
import { useIdTypes } from './use-id-types.ts';
import type { Search } from './use-search.ts';

interface Props {
  readonly search: Search;
  /** In the header: labels are only spoken, everything on one line. */
  readonly compact?: boolean;
}

/** What to search by, and the value. */
export function SearchFields({ search, compact = false }: Props) {
  const { t } = useWords();
  const idTypes = useIdTypes();
  const { by, typed, result } = search;
  const numeric = by === 'mobile' || by === 'reference';
  const placeholders = {
    mobile: t('beneficiaries:searchPlaceholderMobile'),
    reference: t('beneficiaries:searchPlaceholderReference'),
  };
  const labels = compact
    ? {
        by: { 'aria-label': t('beneficiaries:searchBy') },
        value: { 'aria-label': t('beneficiaries:searchValue') },
      }
    : { by: { label: t('beneficiaries:searchBy') }, value: { label: t('beneficiaries:searchValue') } };
  return (
    <search>
      <form
        className={classes.fields}
        data-compact={compact || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          search.submit();
        }}
      >
        <NativeSelect
          {...labels.by}
          value={by}
          onChange={(event) => search.choose(event.currentTarget.value as SearchBy)}
          data={[
            { value: 'mobile', label: t('beneficiaries:mobileNumber') },
            { value: 'reference', label: t('beneficiaries:referenceId') },
            ...idTypes.map(({ id, type }) => ({ value: `photoID-${id}`, label: type })),
          ]}
        />
        <TextInput
          {...labels.value}
          type={numeric ? 'tel' : 'text'}
          inputMode={numeric ? 'numeric' : 'text'}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={numeric ? 20 : 40}
          placeholder={numeric ? placeholders[by] : t('beneficiaries:searchValue')}
          leftSection={<IconSearch size={20} aria-hidden />}
          rightSection={result.kind === 'searching' ? <Loader size={20} /> : null}
          value={typed}
          onChange={(event) => search.type(event.currentTarget.value)}
          error={result.kind === 'refused' ? refusalWords(result.refusal) : null}
        />
      </form>
    </search>
  );
}
