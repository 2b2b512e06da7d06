import { contentAttributes, contentLink, contentTags, settledContent } from '@teeka/domain/settings';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

const options: IOptions = {
  allowedTags: [...contentTags],
  allowedAttributes: { '*': contentAttributes.filter((name) => name !== 'href'), a: [...contentAttributes] },
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    a: (tagName, { href = '', ...others }) => ({
      tagName,
      attribs: contentLink.test(href) ? { ...others, href } : others,
    }),
  },
};

/** A text as it may be kept: what acts, is fetched or cannot be seen is gone. */
export const cleanContent = (html: string): string => settledContent(sanitizeHtml(settledContent(html), options));
