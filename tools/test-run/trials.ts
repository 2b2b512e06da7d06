/** What this run's random cases begin with: others each day, the same all day, or those of `TEST_SEED` again. */
export const seed: number =
  Number(process.env.TEST_SEED) || Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));

/** How many of a long row of random cases are tried: a fifth of them, or all with `npm test -- --long`. */
export const tried = (all: number): number => (process.env.TEST_LONG ? all : all / 5);
