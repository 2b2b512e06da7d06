import type { CatalogueEntry } from './refusal.ts';

/** What cannot be recorded at all; everything else is recorded and judged afterwards. */
export const schedule = {
  SCHEDU0001: { status: 400, meaning: 'no such dose in the schedule' },
  SCHEDU0002: { status: 400, meaning: 'the day lies before birth' },
  SCHEDU0003: { status: 400, meaning: 'the day lies in the future' },
  SCHEDU0004: { status: 400, meaning: 'the day lies after death' },
  SCHEDU0005: { status: 400, meaning: 'the dose is for another kind of person' },
} as const satisfies Record<string, CatalogueEntry>;
