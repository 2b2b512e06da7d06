import { useQuery } from '@tanstack/react-query';
import { getConfig } from '@teeka/contract/settings';
import { send } from '../../platform/api/index.ts';
import { chosenLanguage } from '../../platform/language/active.ts';
import { wordsOf } from '../../platform/language/languages.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { Section } from '../page/section.tsx';
import { cleanHtml } from './clean-html.ts';
import { RichText } from './rich-text.tsx';

interface Props {
  /** Of the content, without the language after it. */
  readonly id: string;
  /** Stands above it on a card of its own. */
  readonly title?: string;
}

/**
 * Rich text that the administration keeps, by its id and in the reader's language (specification 2, section 2). Where it
 * fails or there is none, nothing.
 */
export default function ContentBlock({ id, title }: Props) {
  const language = wordsOf(useWatched(chosenLanguage));
  const key = `${id}_${language}`;
  const { data = '' } = useQuery({
    queryKey: ['content', key],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async () => cleanHtml((await send(getConfig, { key }, { quiet: true, silent: true })).value),
  });
  if (data === '') return null;
  const text = <RichText html={data} />;
  return title === undefined ? text : <Section title={title}>{text}</Section>;
}
