import { Combobox, Loader, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { CalledArea, NamedArea } from '@teeka/contract/sites';
import type { AreaLevel, AreaPart } from '@teeka/contract/within';
import { indianNumber } from '@teeka/domain/format';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { partWord } from '../../platform/address/kinds.ts';
import { nameHere, useWords } from '../../platform/language/index.ts';
import { useOnline } from '../workday/index.ts';
import classes from './area-field.module.css';
import { useAreas } from './use-areas.ts';

export interface AreaFieldProps {
  readonly label: string;
  /** What is chosen, as it is called; '' while nothing is. */
  readonly chosen: string;
  /** Only parts of these levels; none named: every level. */
  readonly levels?: readonly AreaLevel[];
  /** What is looked below while nothing is typed. */
  readonly below?: AreaPart | null;
  /** What stands before the places that were found while nothing is typed: all of the area, the way back up. */
  readonly first?: readonly { readonly area: CalledArea | null; readonly label: string }[];
  /** Null is all of the own area. */
  readonly onChoose: (area: CalledArea | NamedArea | null) => void;
  readonly disabled?: boolean;
  readonly description?: string;
  readonly error?: ReactNode;
  readonly withAsterisk?: boolean;
  readonly required?: boolean;
}

/** One of what can be chosen. */
interface Option {
  readonly area: CalledArea | NamedArea | null;
  readonly name: string;
  /** What it is and where it lies; none of the way back up. */
  readonly note?: string;
}

const all = 'all';
const wordOf = (area: CalledArea | null): string => (area ? partWord(area.part) : all);

/**
 * Chooses a part of the own area by typing a part of its name, which the server looks for, or from what lies next below.
 * What is typed and not chosen is forgotten when the field is left.
 */
export function AreaField(props: AreaFieldProps) {
  const { label, chosen, levels = [], below = null, first = [], onChoose, disabled = false, ...marks } = props;
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
  const { found, loading, failed } = useAreas(
    { search: types ? search : '', levels: [...levels], within: types && search !== '' ? null : below },
    list.dropdownOpened,
  );
  const areas = found?.areas ?? [];
  const noteOf = ({ part, lies_in }: NamedArea) => [
    levels.length === 1 ? '' : t(`sites:level_${part.level}`),
    ...lies_in.map((place) => nameHere(place, 'area_name')),
  ];
  const options: readonly Option[] = [
    ...(types ? [] : first).map(({ area, label: name }) => ({ area, name })),
    ...areas.map((area) => ({
      area,
      name: nameHere(area, 'area_name'),
      note: noteOf(area).filter(Boolean).join(' · '),
    })),
  ];
  const choose = (word: string) => {
    const option = options.find(({ area }) => wordOf(area) === word);
    list.closeDropdown();
    if (option) onChoose(option.area);
  };
  // The only place of that name: no arrow key is needed to reach it.
  const takeOnly = (event: KeyboardEvent) => {
    const [only, ...others] = areas;
    if (event.key !== 'Enter' || !list.dropdownOpened || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (types && !loading && only && others.length === 0 && list.getSelectedOptionIndex() < 0) choose(wordOf(only));
  };
  const waits = loading || (types && search !== typed?.trim());
  const said = failed ? t('sites:areaFailed') : found && !waits && options.length === 0 ? t('sites:areaNone') : null;
  const more = found?.more ? t('sites:areaMore', { n: indianNumber(areas.length) }) : '';
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
              {options.map(({ area, name, note }) => (
                <Combobox.Option
                  key={wordOf(area)}
                  value={wordOf(area)}
                  className={classes.option}
                  active={name === chosen}
                  aria-selected={name === chosen}
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
        {list.dropdownOpened && !waits ? (said ?? `${t('sites:areaFound', { count: areas.length })} ${more}`) : ''}
      </VisuallyHidden>
    </div>
  );
}
