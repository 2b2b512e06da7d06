import type { Plugin } from 'vite';

const isContract = /\/packages\/contract\/.*\.ts$/;

/** The sentence that describes a call is read in the server's document only; a phone need not load hundreds of them. */
export function leaveOutSummaries(): Plugin {
  return {
    name: 'teeka-leave-out-summaries',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!isContract.test(id)) return null;
      const without = code.replace(/^ {2}summary:\s*(?:'[^'\\\n]*'|"[^"\\\n]*"),$/gm, '');
      return { code: without, map: null };
    },
  };
}
