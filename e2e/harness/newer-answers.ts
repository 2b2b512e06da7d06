/**
 * In the page: what scrolls answers a promise, as newer browsers do (seen in Chromium 156), where this browser answers
 * nothing yet. So an effect that hands on such an answer is caught whichever browser is at hand. Reaches nothing outside
 * of itself.
 */
export function answerAsNewerBrowsers(): void {
  for (const owner of [window, Element.prototype] as unknown as Record<string, unknown>[])
    for (const name of ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView']) {
      const original = owner[name];
      if (typeof original !== 'function') continue;
      owner[name] = function (this: unknown, ...args: unknown[]): unknown {
        return (original as (...args: unknown[]) => unknown).apply(this, args) ?? Promise.resolve();
      };
    }
}
