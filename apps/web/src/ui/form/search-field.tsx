import { TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

interface Props extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'placeholder'> {
  /** What it looks for: stands in the empty field, and names it where no label does. */
  readonly says: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
}

/** A field in which a part of a name is typed to find what bears it. */
export function SearchField({ says, typed, onType, ...input }: Props) {
  return (
    <TextInput
      {...(input.label === undefined ? { 'aria-label': says } : {})}
      {...input}
      type="search"
      placeholder={says}
      leftSection={<IconSearch size={20} aria-hidden />}
      maxLength={60}
      autoComplete="off"
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}
