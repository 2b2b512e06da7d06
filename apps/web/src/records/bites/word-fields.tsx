import { Checkbox, NativeSelect } from '@mantine/core';
import { useWords } from '../../platform/language/use-words.ts';
import { invalid } from '../../ui/form/invalid.ts';
import classes from './bites.module.css';
import { type ChoiceList, choices } from './choices.ts';

/** Words of the lists; a word of a newer version is shown as it is. */
export function useListWords() {
  const { t } = useWords();
  const say = t as unknown as (keys: readonly string[], options: { defaultValue: string }) => string;
  return (list: string, word: string): string => {
    const key = `${list}-${word}`;
    return word === '' ? '' : say([`biteLists:${key}`, `bites:${key}`], { defaultValue: word });
  };
}

interface Props {
  readonly label: string;
  readonly list: ChoiceList;
  readonly error?: string | undefined;
}

/** One word of a list. */
export function WordSelect({
  label,
  list,
  value,
  onChange,
  error,
}: Props & { readonly value: string; readonly onChange: (value: string) => void }) {
  const { t } = useWords();
  const say = useListWords();
  return (
    <NativeSelect
      label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: '', label: t('bites:choose') },
        ...choices[list].map((word) => ({ value: word, label: say(list, word) })),
      ]}
      error={error}
    />
  );
}

/** Any number of words of a list, each a box of its own. */
export function WordChecks({
  label,
  list,
  only,
  brief = false,
  required = false,
  value,
  onChange,
  error,
}: Props & {
  /** Of a long list these alone. */
  readonly only?: readonly string[];
  /** Words so short that two stand side by side on a phone. */
  readonly brief?: boolean;
  /** At least one of them must be ticked. */
  readonly required?: boolean;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}) {
  const say = useListWords();
  return (
    <Checkbox.Group label={label} withAsterisk={required} value={[...value]} onChange={onChange} error={error}>
      <div className={brief ? classes.brief : classes.checks}>
        {(only ?? choices[list]).map((word) => (
          <Checkbox key={word} value={word} label={say(list, word)} {...invalid(error)} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
