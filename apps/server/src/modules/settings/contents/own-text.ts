import { contentCells, contents } from '../../../../db/masters/contents.ts';

const texts = contentCells(contents);

/** What the product says itself under a key; empty where it has nothing. */
export const ownText = (key: string): string => (Object.hasOwn(texts, key) ? (texts[key] ?? '') : '');
