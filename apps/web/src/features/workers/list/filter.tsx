import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useWords } from '../../../platform/language/index.ts';

interface Props {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly disabled: boolean;
}

/** What narrows the list: a part of a name. It is no part of the address. */
export function Filter({ typed, onType, disabled }: Props) {
  const { t } = useWords();
  return (
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
  );
}
