import type { Frame } from './read-frame.ts';

/** The browser's own reader of QRs, where it has one (Android; not Firefox, not Safari). */
interface Detector {
  detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = (new (options: {
  formats: readonly string[];
}) => Detector) & {
  getSupportedFormats(): Promise<readonly string[]>;
};

async function ownDetector(): Promise<Detector | null> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  try {
    return Own && (await Own.getSupportedFormats()).includes('qr_code') ? new Own({ formats: ['qr_code'] }) : null;
  } catch {
    return null;
  }
}

/** Larger pictures tell no more and take longer. */
const longestSide = 1280;

function frameOf(source: CanvasImageSource, size: { width: number; height: number }): Frame | null {
  const scale = Math.min(1, longestSide / Math.max(size.width, size.height, 1));
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  if (width === 0 || height === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(source, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height) ?? null;
}

type Source = CanvasImageSource & { readonly width: number; readonly height: number };
type Read = (source: Source, size: { width: number; height: number }) => Promise<string | null>;

/** Text that is not bytes of UTF-8 is spoilt by the browser's reader: a packed certificate is read by the library. */
const isPlain = (text: string): boolean => !text.startsWith('PK');

async function reader(): Promise<Read> {
  const [own, { readFrame }] = await Promise.all([ownDetector(), import('./read-frame.ts')]);
  const byLibrary: Read = async (source, size) => {
    const frame = frameOf(source, size);
    return frame && readFrame(frame);
  };
  if (!own) return byLibrary;
  return async (source, size) => {
    const found = (await own.detect(source).catch(() => []))[0]?.rawValue;
    return found !== undefined && isPlain(found) ? found : byLibrary(source, size);
  };
}

/** The text of a QR in a picture of the phone; null where none is found or it is no picture. */
export async function scanPicture(file: Blob): Promise<string | null> {
  try {
    const [read, picture] = await Promise.all([reader(), createImageBitmap(file)]);
    const text = await read(picture, picture);
    picture.close();
    return text;
  } catch {
    return null;
  }
}

/** Milliseconds between two looks at the camera; a 2 GB phone stays cool. */
const lookEvery = 150;

/** Looks at the video again and again until `take` says that it has what it wants. Answers how to stop. */
export function scanVideo(video: HTMLVideoElement, take: (text: string) => Promise<boolean>): () => void {
  let stopped = false;
  async function look(): Promise<void> {
    const read = await reader();
    while (!stopped) {
      const size = { width: video.videoWidth, height: video.videoHeight };
      const text = size.width > 0 ? await read(video, size) : null;
      if (text !== null && !stopped && (await take(text))) return;
      await new Promise((resolve) => setTimeout(resolve, lookEvery));
    }
  }
  look().catch((error: unknown) => console.error('The camera could not be read', error));
  return () => {
    stopped = true;
  };
}
