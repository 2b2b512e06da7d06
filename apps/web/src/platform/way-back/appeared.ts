let at = 0;

/** Something else stands under the finger now: another screen, another step, a sheet that came or went. */
export function appeared(): void {
  at = performance.now();
}

/** When that was last, in milliseconds since the page was loaded. */
export const lastAppeared = (): number => at;
