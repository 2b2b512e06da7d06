import createDOMPurify, { type Config } from 'dompurify';

/** What a text of the administration may consist of: headings, lists, emphasis and links; nothing that acts or is fetched. */
const allowed: Config = {
  ALLOWED_TAGS: ['a', 'b', 'blockquote', 'br', 'em', 'h2', 'h3', 'h4', 'hr', 'i', 'li', 'ol', 'p', 'strong', 'u', 'ul'],
  ALLOWED_ATTR: ['href', 'lang'],
  ALLOWED_URI_REGEXP: /^(?:https?:|tel:|mailto:|\/(?!\/))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Rich text as it may be put on a page; whatever else stood in it is gone. */
export const cleanHtml = (html: string): string => createDOMPurify(window).sanitize(html, allowed);
