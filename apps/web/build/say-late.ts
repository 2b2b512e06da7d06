import { failed as english } from '@teeka/words/en/failed';
import { failed as hindi } from '@teeka/words/hi/failed';
import type { Plugin } from 'vite';

/** Writes into the page what it says when the app's files did not all come: nothing else of them is there by then. */
export function sayLate(): Plugin {
  return {
    name: 'teeka-say-late',
    transformIndexHtml: (html) => html.replace('%late.en%', english.late).replace('%late.hi%', hindi.late),
  };
}
