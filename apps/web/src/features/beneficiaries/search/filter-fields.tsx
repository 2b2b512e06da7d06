import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { isCivilDate } from '@teeka/domain/calendar';
import { ashaFromWindow } from '@teeka/domain/reports';
import { useWords } from '../../../platform/language/index.ts';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { marksOf } from '../../../ui/form/required.ts';
import { applyFilter, chooseBy, emptyFilter } from './filter-form.ts';
import classes from './search.module.css';
import type { SearchChoice } from './state.ts';
import type { Filter } from './use-filter.ts';
import { useSearchBy, useValueField } from './use-search-by.ts';
import { VillageField } from './village-field.tsx';

interface Props {
  readonly filter: Filter;
  readonly onSubmit: () => void;
}

/** What to filter by, the value, and for an ASHA the days. */
export function FilterFields({ filter: { mode, form, today, change, errorOf }, onSubmit }: Props) {
  const { t } = useWords();
  const by = form.photo_id_type_id;
  const { options, missing } = useSearchBy();
  const field = useValueField(by);
  const from = ashaFromWindow(today);
  const empty = applyFilter(mode, { ...emptyFilter, photo_id_type_id: by }, today);
  const marks = marksOf('refused' in empty ? empty.refused : []);
  return (
    <form
      className={classes.fields}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <NativeSelect
        label={t('beneficiaries:searchBy')}
        value={by}
        onChange={({ currentTarget: { value } }) => change(chooseBy(form, value as SearchChoice))}
        data={options}
        description={missing}
      />
      <TextInput
        {...field}
        label={t('beneficiaries:searchValue')}
        {...marks('search_value')}
        leftSection={<IconSearch size={20} aria-hidden />}
        value={form.search_value}
        onChange={({ currentTarget: { value } }) => change({ ...form, search_value: value })}
        error={errorOf('search_value')}
      />
      {by === 'name' && mode === 'sessionSearch' ? (
        <VillageField value={form.village} onChange={(village) => change({ ...form, village })} />
      ) : null}
      {mode === 'ashaLoginSearch' ? (
        <>
          <p className={classes.note}>{t('beneficiaries:filterDays')}</p>
          <DateField
            label={t('app:fromDate')}
            value={form.fromDate}
            min={from.from}
            max={from.to}
            onChange={(fromDate) => change({ ...form, fromDate })}
            error={errorOf('fromDate')}
          />
          <DateField
            label={t('app:toDate')}
            value={form.toDate}
            min={isCivilDate(form.fromDate) ? form.fromDate : today}
            onChange={(toDate) => change({ ...form, toDate })}
            error={errorOf('toDate')}
          />
        </>
      ) : null}
      <button type="submit" hidden />
    </form>
  );
}
