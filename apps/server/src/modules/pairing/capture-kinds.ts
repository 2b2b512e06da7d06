import type { CaptureKind } from '@teeka/domain/pairing';

/** Each kind of capture, and how what rests of it is written in the answer to the desk. */
export const writtenAs: Readonly<Record<CaptureKind, 'base64' | 'utf8'>> = {
  picture: 'base64',
  code: 'utf8',
  finger: 'utf8',
};
