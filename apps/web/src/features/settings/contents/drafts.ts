import type { ContentToChange } from '@teeka/contract/settings';

/** What was written and not yet shown to anybody, by text, language and the version that it follows; while the app is open. */
const drafts = new Map<string, string>();

const keyOf = ({ name, language, version }: ContentToChange): string => `${name} ${language} ${version}`;

export const draftOf = (content: ContentToChange): string => drafts.get(keyOf(content)) ?? content.value;
export const keepDraft = (content: ContentToChange, html: string): void => void drafts.set(keyOf(content), html);
export const forgetDraft = (content: ContentToChange): void => void drafts.delete(keyOf(content));
