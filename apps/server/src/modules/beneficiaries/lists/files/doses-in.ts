import type { Words } from '@teeka/words';
import { doseBy } from '../../../../platform/words/dose-words.ts';

/** Doses as a reader knows them, one after the other. */
export const dosesIn = (codes: readonly string[], words: Words): string => codes.map(doseBy(words)).join(', ');
