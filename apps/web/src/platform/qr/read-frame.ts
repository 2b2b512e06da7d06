import { readBarcodes } from 'zxing-wasm/reader';

/** A picture as a canvas gives it: four bytes a point. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Whether dark and light are told apart near each point, or over the whole: what one misses (shade, grain) the other finds. */
export type Light = 'LocalAverage' | 'GlobalHistogram';

/** Texts that are no UTF-8 stay as they are, a character for each byte: a packed certificate is such a text. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  }
}

/** The text of the QR in a picture, however it lies; null where none can be read. */
export async function readFrame({ data, width, height }: Frame, light: Light = 'LocalAverage'): Promise<string | null> {
  const [found] = await readBarcodes(
    { data, width, height, colorSpace: 'srgb' },
    {
      ...{ formats: ['QRCode'], maxNumberOfSymbols: 1, binarizer: light, tryHarder: true },
      // A QR is found however it is turned; one of light on dark is none of ours.
      ...{ tryRotate: false, tryInvert: false },
    },
  );
  return found ? textOf(found.bytes) : null;
}
