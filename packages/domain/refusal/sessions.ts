import type { CatalogueEntry } from './refusal.ts';

/** A session day and its roster. */
export const sessions = {
  SESDAY0001: { status: 404, meaning: "session not found in the actor's area" },
  SESDAY0002: { status: 409, meaning: 'session not on going' },
  SESDAY0003: { status: 409, meaning: 'session already started' },
  SESDAY0004: { status: 409, meaning: 'session already ended' },
  SESDAY0005: { status: 409, meaning: 'session of another day' },
  SESDAY0006: { status: 409, meaning: 'session more than 7 days ahead: not published' },
  SESDAY0007: { status: 409, meaning: 'session cancelled' },
  SESDAY0008: { status: 409, meaning: 'session frozen' },
  SESDAY0009: { status: 409, meaning: 'beneficiary already in the session' },
  SESDAY0010: { status: 404, meaning: 'beneficiary not in the session' },
  SESDAY0011: { status: 409, meaning: 'beneficiary not verified yet' },
  SESDAY0012: { status: 409, meaning: 'beneficiary already verified' },
  SESDAY0013: { status: 409, meaning: 'beneficiary already vaccinated in this session' },
  SESDAY0015: {
    status: 400,
    meaning: "captured ahead of the clock or before 2020: the phone's time is wrong",
  },
} as const satisfies Record<string, CatalogueEntry>;
