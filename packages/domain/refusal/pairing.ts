/** A phone that serves a desk as its camera, scanner and fingerprint device. */
export const pairing = {
  PAIRNG0001: { status: 400, meaning: 'no desk waits with this code: unknown, older than a minute, or used' },
  PAIRNG0002: { status: 409, meaning: 'as many devices (`max`) as one may be paired with' },
  PAIRNG0003: { status: 409, meaning: 'the desk waits for nothing of this kind now' },
  PAIRNG0004: { status: 400, meaning: 'the code of this very device' },
  PAIRNG0005: { status: 429, meaning: 'too many wrong codes on one day' },
  PAIRNG0006: { status: 409, meaning: 'captured for what the desk waited for before; it waits for another one now' },
} as const;
