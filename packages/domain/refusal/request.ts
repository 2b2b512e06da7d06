import type { CatalogueEntry } from './refusal.ts';

/** Refusals any call can give before its own rules are asked. */
export const request = {
  REQVAL0001: { status: 400, meaning: 'a mandatory field is missing or empty' },
  REQVAL0002: { status: 400, meaning: 'a field has the wrong kind of value' },
  REQVAL0003: { status: 400, meaning: 'a text is longer than allowed' },
  REQVAL0004: { status: 400, meaning: 'a sealed value cannot be opened' },
  REQVAL0005: { status: 400, meaning: 'the body is not JSON' },
  REQVAL0006: { status: 413, meaning: 'the body is too large' },
  REQVAL0007: { status: 404, meaning: 'no such call' },
  REQVAL0008: { status: 415, meaning: 'the body has a kind that the call does not read' },
  REQVAL0009: { status: 409, meaning: 'the idempotency key was used for something else' },
  REQVAL0010: { status: 429, meaning: 'too many calls in a short time' },
  REQVAL0011: { status: 403, meaning: 'the role may not do this' },
  REQVAL0012: { status: 404, meaning: "not found within the actor's area" },
  REQVAL0013: { status: 401, meaning: 'no sign-in, or one that is not valid' },
  REQVAL0014: { status: 503, meaning: 'an outside service does not answer' },
  REQVAL0015: { status: 409, meaning: 'somebody changed it meanwhile' },
  REQVAL0016: { status: 503, meaning: 'the server is stopping, or its own database does not answer' },
  REQVAL0017: { status: 413, meaning: 'the files that the user brought today are too many' },
} as const satisfies Record<string, CatalogueEntry>;
