import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { useRefusals } from '../form/use-refusals.ts';
import { DateFields } from './date-fields.tsx';
import classes from './date-range.module.css';
import type { FilterProps } from './date-range-filter.tsx';
import { usePeriodWords } from './preset-words.ts';
import { QuickFilters } from './quick-filters.tsx';
import { quickFilters, shownForm, submitDates, usualRange } from './state.ts';

/**
 * The filter of wide screens: From Date, To Date, Search, Reset, and quick filters as links. The fields show the period
 * that the list shows; Reset goes back to the usual one.
 */
export function FilterRow({ ground, filter, usual = usualRange(ground), onFilter }: FilterProps) {
  const { t } = useWords();
  const words = usePeriodWords();
  const { from, to } = filter ?? usual;
  const [form, setForm] = useState(() => shownForm({ from, to }));
  const refusals = useRefusals(['fromDate', 'toDate']);
  // Chosen elsewhere: by the way back, or a link.
  useEffect(() => {
    setForm(shownForm({ from, to }));
  }, [from, to]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answer = submitDates(form, ground);
    if (refusals.show('refused' in answer ? answer.refused : []) && 'range' in answer) onFilter(answer.range);
  };
  return (
    <form className={classes.wide} onSubmit={submit} noValidate>
      <div className={classes.row}>
        <DateFields form={form} ground={ground} onChange={setForm} refusals={refusals} />
        <Button type="submit">{t('app:search')}</Button>
        <Button
          variant="default"
          onClick={() => {
            refusals.show([]);
            setForm(shownForm(usual));
            onFilter(null);
          }}
        >
          {t('app:reset')}
        </Button>
      </div>
      {refusals.of('fromDate') || refusals.of('toDate') ? (
        <p className={classes.still}>{t('reports:stillShown', { period: words.period({ from, to }) })}</p>
      ) : null}
      <QuickFilters
        choices={quickFilters(ground).map((preset) => ({
          key: `${preset.kind}${preset.from}`,
          words: words.preset(preset, ground.direction),
          isChosen: form.from === preset.from && form.to === preset.to,
          range: { from: preset.from, to: preset.to },
        }))}
        onChoose={(range) => {
          refusals.show([]);
          setForm(shownForm(range));
          onFilter(range);
        }}
      />
    </form>
  );
}
