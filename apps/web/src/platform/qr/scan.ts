import type { Frame } from './read-frame.ts';
import type { Look } from './read-picture.ts';

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
const ofCamera: Look = { side: 1280, turn: 0, apart: false };

/** What a source shows at a size, turned about its middle on grey ground. */
function frameOf(source: CanvasImageSource, size: Size, { side, turn }: Look): Frame | null {
  const scale = Math.min(1, side / Math.max(size.width, size.height, 1));
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  if (width === 0 || height === 0) return null;
  const angle = (turn * Math.PI) / 180;
  const [along, across] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * along + height * across);
  canvas.height = Math.ceil(width * across + height * along);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.fillStyle = '#888';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(angle);
  context.drawImage(source, -width / 2, -height / 2, width, height);
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
  try {
    const [own, { readPicture }, picture] = await Promise.all([
      ownDetector(),
      import('./read-picture.ts'),
      createImageBitmap(file),
    ]);
    const text = (await byBrowser(own, picture)) ?? (await readPicture((look) => frameOf(picture, picture, look)));
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
    const [own, { readFrame }] = await Promise.all([ownDetector(), import('./read-frame.ts')]);
    const byLibrary = (size: Size) => {
      const frame = frameOf(video, size, ofCamera);
      return frame && readFrame(frame);
    };
    while (!stopped) {
      const size = { width: video.videoWidth, height: video.videoHeight };
      const text = size.width > 0 ? ((await byBrowser(own, video)) ?? byLibrary(size)) : null;
      if (text !== null && !stopped && (await take(text))) return;
      await new Promise((resolve) => setTimeout(resolve, lookEvery));
    }
  }
  look().catch((error: unknown) => console.error('The camera could not be read', error));
  return () => {
    stopped = true;
  };
}
