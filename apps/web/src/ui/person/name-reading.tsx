import { inOwnTime } from '../late/in-own-time.ts';

/** The reading beside a name, which a screen does not wait for: the spellings of names are half of many a screen. */
export const NameReading = inOwnTime(
  () => import('./reading-of-name.tsx'),
  () => null,
);
