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

/** Of a camera, larger pictures tell no more and take longer. */
const sideOfCamera = 1280;

/** What a source shows, its longer side no more points than `side`. */
function frameOf(source: CanvasImageSource, size: Size, side: number): Frame | null {
  const scale = Math.min(1, side / Math.max(size.width, size.height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * scale);
  canvas.height = Math.round(size.height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0 || canvas.height === 0) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

interface Size {
  readonly width: number;
  readonly height: number;
}
type Source = CanvasImageSource & Size;

/** Text that is not bytes of UTF-8 is spoilt by the browser's reader: a packed certificate is read by the library. */
const isPlain = (text: string): boolean => !text.startsWith('PK');

/** What the browser's own reader finds; null where it has none, or finds nothing that it can read. */
async function byBrowser(own: Detector | null, source: Source): Promise<string | null> {
  const found = own && (await own.detect(source).catch(() => []))[0]?.rawValue;
  return found !== undefined && found !== null && isPlain(found) ? found : null;
}

/** The text of a QR in a picture of the phone, looked at in several ways; null where none is found or it is no picture. */
export async function scanPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  try {
    const [own, { readPicture }] = await Promise.all([ownDetector(), import('./reader.ts')]);
    return (await byBrowser(own, picture)) ?? (await readPicture(({ side }) => frameOf(picture, picture, side)));
  } catch (error) {
    console.error('The reader of codes does not run', error);
    return null;
  } finally {
    picture.close();
  }
}

/** Milliseconds between two looks at the camera; a 2 GB phone stays cool. */
const lookEvery = 150;

/** Looks at the video again and again until `take` says that it has what it wants. Answers how to stop. */
export function scanVideo(video: HTMLVideoElement, take: (text: string) => Promise<boolean>): () => void {
  let stopped = false;
  async function look(): Promise<void> {
    const [own, { readFrame }] = await Promise.all([ownDetector(), import('./reader.ts')]);
    const byLibrary = async (size: Size) => {
      const frame = frameOf(video, size, sideOfCamera);
      return frame && (await readFrame(frame));
    };
    while (!stopped) {
      const size = { width: video.videoWidth, height: video.videoHeight };
      const text = size.width > 0 ? ((await byBrowser(own, video)) ?? (await byLibrary(size))) : null;
      if (text !== null && !stopped && (await take(text))) return;
      await new Promise((resolve) => setTimeout(resolve, lookEvery));
    }
  }
  look().catch((error: unknown) => console.error('The camera could not be read', error));
  return () => {
    stopped = true;
  };
}
