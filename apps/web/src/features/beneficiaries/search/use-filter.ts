import { useState } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { useRefusals } from '../../../ui/index.ts';
import { applyFilter, emptyFilter, type FilterForm, type FilterMode, type FilterResult } from './filter-form.ts';

/** The sheet's fields with what was refused of them. */
export function useFilter(mode: FilterMode) {
  const [form, setForm] = useState<FilterForm>(emptyFilter);
  const refusals = useRefusals(['search_value', 'fromDate', 'toDate']);
  const today = useToday();
  return {
    mode,
    form,
    today,
    errorOf: refusals.of,
    change: (next: FilterForm) => {
      refusals.show([]);
      setForm(next);
    },
    /** The values, or null while they are refused. */
    apply: (): FilterResult | null => {
      const answer = applyFilter(mode, form, today);
      refusals.show('refused' in answer ? answer.refused : []);
      return 'result' in answer ? answer.result : null;
    },
    reset: () => {
      refusals.show([]);
      setForm(emptyFilter);
    },
  };
}

export type Filter = ReturnType<typeof useFilter>;
