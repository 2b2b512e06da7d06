import { Combobox, Loader, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { indianNumber } from '@teeka/domain/format';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useWords } from '../../platform/language/index.ts';
import { useOnline } from '../workday/index.ts';
import classes from './found-field.module.css';

/** One of what can be chosen. */
export interface FoundOption<Item> {
  readonly key: string;
  readonly item: Item;
  readonly name: string;
  /** What it is and where it lies; none of what stands before the others. */
  readonly note?: string;
}

/** What the server found last. */
export interface FoundNow<Item> {
  /** Null before anything was answered. */
  readonly options: readonly FoundOption<Item>[] | null;
  /** There are more than these. */
  readonly more: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
}

/** How a field looks and what it says beside what is chosen. */
export interface FieldMarks {
  readonly label: string;
  readonly disabled?: boolean;
  readonly description?: string;
  readonly error?: ReactNode;
  readonly withAsterisk?: boolean;
  readonly required?: boolean;
}

interface Props<Item> extends FieldMarks {
  /** What is chosen, as it is called; '' while nothing is. */
  readonly chosen: string;
  /** Which of the options it is: several may be called alike; '' for none. */
  readonly chosenKey: string;
  /** What stands before what was found while nothing is typed. */
  readonly first: readonly FoundOption<Item>[];
  /** Looks for what is typed, '' while nothing is, as long as the list is open. */
  readonly useFound: (search: string, open: boolean) => FoundNow<Item>;
  readonly onChoose: (item: Item) => void;
}

/**
 * Chooses one of what the server finds by a part of its name. What is typed and not chosen is forgotten when the field is
 * left.
 */
export function FoundField<Item>({
  label,
  chosen,
  chosenKey,
  first,
  useFound,
  onChoose,
  disabled = false,
  ...marks
}: Props<Item>) {
  const { t } = useWords();
  const online = useOnline();
  const [typed, setTyped] = useState<string | null>(null);
  const list = useCombobox({
    onDropdownClose: () => {
      list.resetSelectedOption();
      setTyped(null);
    },
  });
  const [search] = useDebouncedValue(typed?.trim() ?? '', 250);
  const types = typed !== null && typed.trim() !== '';
  const { options: found, more: hasMore, loading, failed } = useFound(types ? search : '', list.dropdownOpened);
  const options = [...(types ? [] : first), ...(found ?? [])];
  const choose = (key: string) => {
    const option = options.find((one) => one.key === key);
    list.closeDropdown();
    if (option) onChoose(option.item);
  };
  // The only one of that name: no arrow key is needed to reach it.
  const takeOnly = (event: KeyboardEvent) => {
    const [only, ...others] = found ?? [];
    if (event.key !== 'Enter' || !list.dropdownOpened || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (types && !loading && only && others.length === 0 && list.getSelectedOptionIndex() < 0) choose(only.key);
  };
  const waits = loading || (types && search !== typed?.trim());
  const said = failed ? t('sites:areaFailed') : found && !waits && options.length === 0 ? t('sites:areaNone') : null;
  const more = found && hasMore ? t('sites:areaMore', { n: indianNumber(found.length) }) : '';
  return (
    <div>
      {/* Fixed, or the list widens a phone's page while a sheet is open; placed anew when what was found has come. */}
      <Combobox
        store={list}
        onOptionSubmit={choose}
        withinPortal
        floatingStrategy="fixed"
        preventPositionChangeWhenVisible={false}
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            label={label}
            {...marks}
            value={typed ?? chosen}
            placeholder={t('sites:areaType')}
            disabled={disabled || !online}
            maxLength={60}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              list.resetSelectedOption();
              list.openDropdown();
            }}
            onClick={() => list.openDropdown()}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onBlur={() => list.closeDropdown()}
            onKeyDown={takeOnly}
            rightSection={list.dropdownOpened && waits ? <Loader size={18} /> : <Combobox.Chevron aria-hidden />}
            rightSectionPointerEvents="none"
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          {options.length > 0 ? (
            <Combobox.Options className={classes.options} aria-label={label}>
              {options.map(({ key, name, note }) => (
                <Combobox.Option
                  key={key}
                  value={key}
                  className={classes.option}
                  active={key === chosenKey}
                  aria-selected={key === chosenKey}
                  data-all={note === undefined || undefined}
                >
                  {name}
                  {note === undefined ? null : <span className={classes.note}>{note}</span>}
                </Combobox.Option>
              ))}
            </Combobox.Options>
          ) : null}
          {said || more ? <p className={classes.said}>{said ?? more}</p> : null}
        </Combobox.Dropdown>
      </Combobox>
      <VisuallyHidden aria-live="polite">
        {list.dropdownOpened && !waits
          ? (said ?? `${t('sites:areaFound', { count: found?.length ?? 0 })} ${more}`)
          : ''}
      </VisuallyHidden>
    </div>
  );
}
