import { chosenLanguage } from '../../platform/language/active.ts';
import { wordsOf } from '../../platform/language/languages.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { cleanHtml } from '../../ui/content/clean-html.ts';
import { RichText } from '../../ui/content/rich-text.tsx';
import { familyText } from './family-text.ts';

/** The administration's own words to the family in the reader's language; nothing where there are none. */
export default function FamilyTextPart() {
  const { t } = useWords();
  const language = wordsOf(useWatched(chosenLanguage));
  const html = cleanHtml(useWatched(familyText)[language] ?? '');
  if (html === '') return null;
  return (
    <>
      <h3>{t('cases:alsoTell')}</h3>
      <RichText html={html} />
    </>
  );
}
