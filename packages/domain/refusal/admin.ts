import type { CatalogueEntry } from './refusal.ts';

/** Administration of users and imports. */
export const admin = {
  ADMROL0006: { status: 409, meaning: 'mobile number already registered for another user' },
  ADMROL0012: { status: 400, meaning: 'shown to nobody: the user already has this role' },
  IMPISERR0001: { status: 415, meaning: 'import file is not Excel' },
  IMPISERR0002: { status: 413, meaning: 'import file with more than 1000 records' },
  IMPISERR0003: { status: 400, meaning: 'import file without records' },
} as const satisfies Record<string, CatalogueEntry>;
