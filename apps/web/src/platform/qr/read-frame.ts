import { decodeQR } from 'qr/decode.js';

/** A picture as a canvas gives it: four bytes a point. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Texts that are no UTF-8 stay as they are, a character for each byte: a packed certificate is such a text. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  }
}

/** How hard it is looked at: tries beyond the first, and the milliseconds that they may take. */
export interface Pains {
  readonly effort?: number;
  readonly timeLimit: number;
}
/** Of a camera the next picture comes soon. */
const inPassing: Pains = { timeLimit: 120 };

/** The text of the QR in a picture; null where none can be read. */
export function readFrame({ width, height, data }: Frame, pains: Pains = inPassing): string | null {
  try {
    return decodeQR({ width, height, data }, { textDecoder: textOf, ...pains });
  } catch {
    return null;
  }
}
