import { Checkbox, NativeSelect } from '@mantine/core';
import { useWords } from '../../platform/language/use-words.ts';
import { invalid } from '../../ui/form/invalid.ts';
import classes from './bites.module.css';
import { type ChoiceList, choices } from './choices.ts';

/** Sentences, and the words of the lists; a word of a newer version is shown as it is. */
export function useBiteWords() {
  const { t } = useWords();
  const look = t as unknown as (keys: readonly string[], options: { defaultValue: string }) => string;
  const say = (list: string, word: string): string => {
    const key = `${list}-${word}`;
    return word === '' ? '' : look([`biteLists:${key}`, `bites:${key}`], { defaultValue: word });
  };
  return { t, say };
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
  const { t, say } = useBiteWords();
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
  const { say } = useBiteWords();
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
