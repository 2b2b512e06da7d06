import { useQuery } from '@tanstack/react-query';
import { getConfig } from '@teeka/contract/settings';
import { send } from '../../platform/api/index.ts';
import { chosenLanguage } from '../../platform/language/active.ts';
import { wordsOf } from '../../platform/language/languages.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { Section } from '../page/section.tsx';
import { cleanHtml } from './clean-html.ts';
import classes from './content-block.module.css';

interface Props {
  /** Of the content: `about` is kept as `about_en`, `about_hi`. */
  readonly id: string;
  /** Stands above it on a card of its own. */
  readonly title?: string;
}

/**
 * Rich text that the administration keeps, by its id and in the reader's language (specification 2, section 2). Where it
 * fails or there is none, nothing.
 */
export function ContentBlock({ id, title }: Props) {
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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above, and the page's policy runs no script of a text
  const text = <div className={classes.content} dangerouslySetInnerHTML={{ __html: data }} />;
  return title === undefined ? text : <Section title={title}>{text}</Section>;
}
