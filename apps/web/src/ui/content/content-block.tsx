import { useQuery } from '@tanstack/react-query';
import { getConfig } from '@teeka/contract/settings';
import createDOMPurify, { type Config } from 'dompurify';
import { send } from '../../platform/api/index.ts';
import { chosenLanguage } from '../../platform/language/active.ts';
import { wordsOf } from '../../platform/language/languages.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { Section } from '../page/section.tsx';
import classes from './content-block.module.css';

/** What a text of the administration may consist of: headings, lists, emphasis and links; nothing that acts or is fetched. */
const allowed: Config = {
  ALLOWED_TAGS: ['a', 'b', 'blockquote', 'br', 'em', 'h2', 'h3', 'h4', 'hr', 'i', 'li', 'ol', 'p', 'strong', 'u', 'ul'],
  ALLOWED_ATTR: ['href', 'lang'],
  ALLOWED_URI_REGEXP: /^(?:https?:|tel:|mailto:|\/(?!\/))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Rich text as it may be put on a page; whatever else stood in it is gone. */
const cleanHtml = (html: string): string => createDOMPurify(window).sanitize(html, allowed);

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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above, and the page's policy runs no script of a text
  const text = <div className={classes.content} dangerouslySetInnerHTML={{ __html: data }} />;
  return title === undefined ? text : <Section title={title}>{text}</Section>;
}
