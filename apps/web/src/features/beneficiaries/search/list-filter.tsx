import { ActionIcon } from '@mantine/core';
import { IconFilter, IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { personForecast } from '../../../records/schedule/person-forecast.ts';
import { placeRules } from '../../../records/schedule/place-rules.ts';
import { useView } from '../../../records/workday/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { usePeriodWords } from '../../../ui/date-range/preset-words.ts';
import type { FilterResult } from './filter-form.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { listedFits } from './listed-fits.ts';
import classes from './search.module.css';
import { useFilter } from './use-filter.ts';

interface Props {
  /** Which people of the list stay, by their number; null for all. */
  readonly onFilter: (keeps: ((beneficiaryId: string) => boolean) | null) => void;
}

/** An ASHA's filter over a list: by number, and by the days on which a dose can be given. */
export default function ListFilter({ onFilter }: Props) {
  const { t } = useWords();
  const words = usePeriodWords();
  const filter = useFilter('ashaLoginSearch');
  const [open, setOpen] = useState(false);
  const [applied, setApplied] = useState<FilterResult | null>(null);
  const today = useToday();
  const view = useView();
  const keeps = useMemo(() => {
    if (!applied || !view) return null;
    return (id: string): boolean => {
      const person = view.rows.people.get(id);
      if (person === undefined) return false;
      const facts = { today, ...placeRules(view.rows.meta, person.village_id) };
      return listedFits(person, applied, () => personForecast(person, view.doses.get(id) ?? [], facts));
    };
  }, [applied, view, today]);
  useEffect(() => {
    onFilter(keeps);
  }, [keeps, onFilter]);
  const shown = [applied?.search_value, applied?.range && words.period(applied.range)].filter(Boolean);
  return (
    <div className={classes.listFilter}>
      <IconButton icon={IconFilter} variant={shown.length > 0 ? 'light' : 'default'} onClick={() => setOpen(true)}>
        {shown.length > 0 ? `${t('app:filter')}: ${shown.join(' · ')}` : t('app:filter')}
      </IconButton>
      {shown.length > 0 ? (
        <ActionIcon
          color="gray"
          aria-label={t('app:reset')}
          onClick={() => {
            filter.reset();
            setApplied(null);
          }}
        >
          <IconX size={22} aria-hidden />
        </ActionIcon>
      ) : null}
      <FilterSheet
        filter={filter}
        open={open}
        onClose={() => setOpen(false)}
        onApply={(result) => {
          setOpen(false);
          setApplied(result);
        }}
      />
    </div>
  );
}
