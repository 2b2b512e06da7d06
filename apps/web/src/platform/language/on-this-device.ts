import type { SpokenLanguage } from '@teeka/domain/names';
import { onComputer } from '@teeka/words/on-computer';

/** Is the app opened on a computer: with a pointer that is a mouse's first of all? */
const isComputer = (): boolean => globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? false;

/** Sentences as they read on the device in hand. */
export const onThisDevice = <Sentences extends Readonly<Record<string, object>>>(
  language: SpokenLanguage,
  words: Sentences,
): Sentences => (isComputer() ? onComputer(language, words) : words);
