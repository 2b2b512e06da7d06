import { contentAttributes, contentLink, contentTags } from '@teeka/domain/settings';
import createDOMPurify, { type Config } from 'dompurify';

const allowed = {
  ALLOWED_TAGS: [...contentTags],
  ALLOWED_ATTR: [...contentAttributes],
  ALLOWED_URI_REGEXP: contentLink,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} satisfies Config;

/** Rich text as it may be put on a page; whatever else stood in it is gone. */
export const cleanHtml = (html: string): string => createDOMPurify(window).sanitize(html, allowed);

/** The same as nodes, for an editor. */
export const cleanNodes = (html: string): DocumentFragment =>
  document.importNode(createDOMPurify(window).sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }), true);
