import { Checkbox, Radio } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { indianNumber } from '@teeka/domain/format';
import { useState } from 'react';
import { activeLanguage, useWords } from '../../../platform/language/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { mark } from '../../../ui/form/required.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import classes from './places.module.css';

export interface Found<Value> {
  readonly id: string;
  readonly name: string;
  /** Where it lies, what it is. */
  readonly note: string;
  readonly value: Value;
}

export interface FindProps<Value> {
  readonly label: string;
  /** Of what is found: its name among the requests that are remembered. */
  readonly name: string;
  /** Those whose name holds what is typed; '' for the ones that are near. At most `most`. */
  readonly find: (typed: string) => Promise<{ readonly found: readonly Found<Value>[]; readonly more: boolean }>;
  readonly chosen: readonly string[];
  /** It is listed whatever is typed, so that nobody goes on with one that is not seen. */
  readonly listed?: Found<Value> | null;
  /** One of them, or as many as one likes. */
  readonly many?: boolean;
  readonly required?: boolean;
  readonly onChoose: (one: Found<Value>, isChosen: boolean) => void;
  readonly error?: string | undefined;
}

const typingPause = 300;

/** Chooses among what the server finds by a part of a name; what is refused stands with the search, where the cursor goes. */
export function FindField<Value>({
  label,
  name,
  find,
  chosen,
  listed = null,
  many = false,
  required = false,
  onChoose,
  error,
}: FindProps<Value>) {
  const { t } = useWords();
  const online = useOnline();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), typingPause);
  const { data, isError } = useQuery({
    // What is found is named in the language of the moment.
    queryKey: ['find-field', name, search, activeLanguage()],
    enabled: online,
    placeholderData: keepPreviousData,
    queryFn: () => find(search),
  });
  const found = data?.found ?? [];
  const shown = listed && !found.some(({ id }) => id === listed.id) ? [listed, ...found] : found;
  const said = !online
    ? t('places:offline')
    : isError
      ? t('places:failed')
      : data?.found.length === 0
        ? t('places:findNone')
        : data?.more
          ? t('places:findMore', { n: indianNumber(data.found.length) })
          : null;
  const Choice = many ? Checkbox : Radio;
  return (
    <div>
      <SearchField
        says={t('places:findType')}
        typed={typed}
        onType={setTyped}
        label={label}
        {...mark(required)}
        disabled={!online}
        error={error}
      />
      {shown.length > 0 ? (
        <ul className={classes.found} aria-label={label}>
          {shown.map((one) => (
            <li key={one.id} className={classes.line}>
              <Choice
                label={one.name}
                description={one.note}
                checked={chosen.includes(one.id)}
                onChange={({ currentTarget }) => onChoose(one, currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {said ? (
        <p className={classes.said} role="status">
          {said}
        </p>
      ) : null}
    </div>
  );
}
