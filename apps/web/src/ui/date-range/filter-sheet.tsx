import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { useRefusals } from '../form/use-refusals.ts';
import { BottomSheet } from '../sheet/bottom-sheet.tsx';
import type { FilterProps } from './date-range-filter.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { chosenForm, emptyForm, submitDates } from './state.ts';

/** The filter of phones: a sheet with the quick filters and own dates as choices. */
export function FilterSheet({ ground, filter, onFilter }: FilterProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const [form, setForm] = useState(emptyForm);
  const refusals = useRefusals(['fromDate', 'toDate']);
  const reset = () => {
    refusals.show([]);
    setForm(emptyForm);
  };
  const apply = () => {
    const answer = submitDates(form, ground);
    if (!refusals.show('refused' in answer ? answer.refused : []) || !('range' in answer)) {
      setForm({ ...form, choice: 'dates' });
      return;
    }
    setOpen(false);
    onFilter(answer.range);
  };
  return (
    <div className="beside">
      <IconButton
        icon={IconFilter}
        variant="default"
        onClick={() => {
          setForm(chosenForm(filter, ground));
          setOpen(true);
        }}
      >
        {t('app:filter')}
      </IconButton>
      {filter ? (
        <Button
          variant="subtle"
          onClick={() => {
            reset();
            onFilter(null);
          }}
        >
          {t('app:reset')}
        </Button>
      ) : null}
      <BottomSheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('app:filter')}
        actions={
          <>
            <Button
              variant="default"
              onClick={() => {
                refusals.show([]);
                setOpen(false);
              }}
            >
              {t('app:cancel')}
            </Button>
            <Button onClick={apply}>{t('app:apply')}</Button>
          </>
        }
      >
        <PeriodChoice label={t('app:filterBy')} form={form} ground={ground} onChange={setForm} refusals={refusals} />
      </BottomSheet>
    </div>
  );
}
