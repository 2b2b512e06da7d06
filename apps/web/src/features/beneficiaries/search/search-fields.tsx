import { Loader, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { refusalWords, useWords } from '../../../platform/language/index.ts';
import { useView } from '../../../platform/workday/index.ts';
import { placeName } from '../../../ui/person/place-name.ts';
import classes from './search.module.css';
import type { SearchChoice } from './state.ts';
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
  const villages = useView()?.rows.meta.villages ?? [];
  const placeholders = {
    name: t('beneficiaries:searchPlaceholderName'),
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
          onChange={(event) => search.choose(event.currentTarget.value as SearchChoice)}
          data={[
            { value: 'mobile', label: t('beneficiaries:mobileNumber') },
            { value: 'name', label: t('beneficiaries:name') },
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
          maxLength={numeric ? 20 : 60}
          placeholder={
            by in placeholders
              ? placeholders[by as keyof typeof placeholders]
              : t('beneficiaries:searchValue')
          }
          leftSection={<IconSearch size={20} aria-hidden />}
          rightSection={result.kind === 'searching' ? <Loader size={20} /> : null}
          value={typed}
          onChange={(event) => search.type(event.currentTarget.value)}
          error={result.kind === 'refused' ? refusalWords(result.refusal) : null}
        />
        {by === 'name' && !compact && villages.length > 1 ? (
          <NativeSelect
            label={t('beneficiaries:village')}
            value={search.village ?? ''}
            onChange={({ currentTarget: { value } }) => search.within(value === '' ? null : Number(value))}
            data={[
              { value: '', label: t('beneficiaries:allVillages') },
              ...villages.map((village) => ({
                value: String(village.village_id),
                label: placeName(village),
              })),
            ]}
          />
        ) : null}
      </form>
    </search>
  );
}
