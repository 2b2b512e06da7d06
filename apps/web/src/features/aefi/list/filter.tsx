import { NativeSelect } from '@mantine/core';
import { type ValuesOf, word } from '../../../platform/address/kinds.ts';
import { AreaFilter } from '../../../records/sites/area-filter.tsx';
import classes from '../aefi.module.css';
import { useAefiWords } from '../parts/use-aefi-words.ts';

const statuses = ['open', 'notified', 'reported', 'investigated', 'closed', 'all'] as const;
const clockings = ['all', 'late', 'today'] as const;
const categories = ['all', 'minor', 'severe', 'serious'] as const;

/** What narrows the list, in its address and as it is requested of the server. */
export const narrowing = {
  status: word(statuses, 'open'),
  category: word(categories, 'all'),
  /** How the next clock of a report stands. */
  clock: word(clockings, 'all'),
};
export type Wish = ValuesOf<typeof narrowing>;

/** What a status and a category are called, where 'all' and 'open' are chosen too. */
export function useFilterWords() {
  const { t } = useAefiWords();
  return {
    status: (one: string) => t(one === 'all' || one === 'open' ? `aefi:${one}` : `aefi:status-${one}`),
    clock: (one: Wish['clock']) => t(one === 'all' ? 'aefi:all' : `aefi:clocks-${one}`),
    category: (one: string) => t(one === 'all' ? 'aefi:all' : `aefi:category-${one}`),
  };
}

interface Props {
  readonly value: Wish;
  readonly onChange: (change: Partial<Wish>) => void;
}

export function Filter({ value: { status, category, clock }, onChange }: Props) {
  const { t } = useAefiWords();
  const words = useFilterWords();
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={t('aefi:filterStatus')}
        value={status}
        onChange={({ currentTarget }) => onChange({ status: currentTarget.value as Wish['status'] })}
        data={statuses.map((one) => ({ value: one, label: words.status(one) }))}
      />
      <NativeSelect
        label={t('aefi:filterCategory')}
        value={category}
        onChange={({ currentTarget }) => onChange({ category: currentTarget.value as Wish['category'] })}
        data={categories.map((one) => ({ value: one, label: words.category(one) }))}
      />
      <NativeSelect
        label={t('aefi:filterClock')}
        value={clock}
        onChange={({ currentTarget }) => onChange({ clock: currentTarget.value as Wish['clock'] })}
        data={clockings.map((one) => ({ value: one, label: words.clock(one) }))}
      />
      <AreaFilter />
    </div>
  );
}
