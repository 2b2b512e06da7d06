import { Switch, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useWords } from '../../../platform/language/index.ts';
import { AreaFilter } from '../../../records/sites/area-filter.tsx';
import classes from './workers.module.css';

interface Props {
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** Only those whom wrong passwords keep out. */
  readonly resting: boolean;
  readonly onResting: (resting: boolean) => void;
  readonly disabled: boolean;
}

/** What narrows the list: a part of a name, which is no part of the address, and what the address says. */
export function Filter({ typed, onType, resting, onResting, disabled }: Props) {
  const { t } = useWords();
  return (
    <div className={classes.filter}>
      <TextInput
        type="search"
        aria-label={t('workers:search')}
        placeholder={t('workers:search')}
        leftSection={<IconSearch size={20} aria-hidden />}
        maxLength={60}
        autoComplete="off"
        disabled={disabled}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <AreaFilter />
      <Switch
        label={t('workers:onlyLocked')}
        checked={resting}
        onChange={({ currentTarget }) => onResting(currentTarget.checked)}
      />
    </div>
  );
}
