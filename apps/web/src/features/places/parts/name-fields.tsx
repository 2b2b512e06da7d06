import { TextInput } from '@mantine/core';
import { fallback, type Names, spokenLanguages } from '@teeka/domain/names';
import { namePath, placeNameLength } from '@teeka/domain/places';
import { useWords } from '../../../platform/language/index.ts';
import { mark } from '../../../ui/form/required.ts';
import type { useRefusals } from '../../../ui/form/use-refusals.ts';

/** The fields of a name, as refusals name them. */
export const nameFieldPaths = spokenLanguages.map(namePath);

interface Props {
  readonly names: Names;
  readonly onNames: (names: Names) => void;
  readonly refusals: Pick<ReturnType<typeof useRefusals>, 'of' | 'clear'>;
}

/** The name of a place, a facility or a site, in each language. */
export function NameFields({ names, onNames, refusals }: Props) {
  const { t } = useWords();
  return spokenLanguages.map((language) => {
    const path = namePath(language);
    return (
      <TextInput
        key={language}
        label={t(`places:nameIn_${language}`)}
        description={language === fallback ? undefined : t('places:nameEmpty')}
        {...mark(language === fallback)}
        lang={language}
        autoComplete="off"
        maxLength={placeNameLength.max}
        value={names[language] ?? ''}
        onChange={({ currentTarget: { value } }) => {
          refusals.clear(path);
          onNames({ ...names, [language]: value });
        }}
        error={refusals.of(path)}
      />
    );
  });
}
