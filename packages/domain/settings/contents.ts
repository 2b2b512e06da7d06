/** Texts of the administration that a screen or a letter shows, by the id under which it loads them. */
export const contentNames = ['help', 'about', 'four_messages', 'appreciation_letter'] as const;
export type ContentName = (typeof contentNames)[number];

/** Texts that only add to what a screen says by itself: where no language has one, none is missing. */
export const addedContents: readonly ContentName[] = ['four_messages'];

/** Signs that a text with its markup may have. */
export const contentLength = 20_000;

/** What a text may consist of: headings, lists, emphasis and links; nothing that acts or is fetched. Server and screen go by it. */
export const contentTags: readonly string[] = [
  ...['a', 'b', 'blockquote', 'br', 'em', 'h2', 'h3', 'h4', 'hr', 'i', 'li', 'ol', 'p', 'strong', 'u', 'ul'],
];
export const contentAttributes: readonly string[] = ['href', 'lang'];
/** Where a link may lead: to the web, a call, a letter, or within the app. */
export const contentLink = /^(?:https?:|tel:|mailto:|\/(?![/\\]))/i;

/** Signs that cannot be seen and turn or cut what is read: of control and of direction. Joiners stay, Hindi is written with them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/** A text without signs that cannot be seen; empty where no word would be shown. */
export function settledContent(html: string): string {
  const settled = html.replace(unseen, '').trim();
  return settled.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') === '' ? '' : settled;
}
