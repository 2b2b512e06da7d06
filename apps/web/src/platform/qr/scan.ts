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

/** What the browser's own reader finds, null where that is nothing it can read; undefined where there is none that runs. */
async function byBrowser(own: Detector | null, source: Source): Promise<string | null | undefined> {
  const found = await own?.detect(source).catch(() => undefined);
  if (!found) return undefined;
  const text = found[0]?.rawValue;
  return text !== undefined && isPlain(text) ? text : null;
}

type Library = typeof import('./reader.ts');

/** What the library reads; undefined where it cannot be loaded, or fails: the next time it is loaded anew. */
async function byLibrary(read: (library: Library) => Promise<string | null>): Promise<string | null | undefined> {
  let library: Library | undefined;
  try {
    library = await import('./reader.ts');
    return await read(library);
  } catch (error) {
    console.error('The reader of codes does not run', error);
    library?.loadAnew();
    return undefined;
  }
}

/** What a picture has; `not-running`: it could not be looked at as it should be, so that nobody knows. */
export type Scanned = { readonly text: string } | 'nothing' | 'not-running';

/** The text of a QR in a picture of the phone, looked at in several ways; `nothing` also where it is no picture. */
export async function scanPicture(file: Blob): Promise<Scanned> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return 'nothing';
  try {
    const text =
      (await byBrowser(await ownDetector(), picture)) ??
      (await byLibrary(({ readPicture }) => readPicture(({ side }) => frameOf(picture, picture, side))));
    if (text === undefined) return 'not-running';
    return text === null ? 'nothing' : { text };
  } finally {
    picture.close();
  }
}

/** Milliseconds between two looks at the camera; a 2 GB phone stays cool. */
const lookEvery = 150;
/** Milliseconds until a library that did not run is loaded again. */
const loadEvery = 3000;

interface Looker {
  /** Says of what was read whether it is what is looked for. */
  readonly take: (text: string) => Promise<boolean>;
  /** Told with the first look whether there is a reader that runs, and when that changes. */
  readonly onRuns: (runs: boolean) => void;
}

/** Looks at the video again and again until `take` says that it has what it wants. Answers how to stop. */
export function scanVideo(video: HTMLVideoElement, { take, onRuns }: Looker): () => void {
  let stopped = false;
  let runs: boolean | undefined;
  let restsUntil = 0;
  function tell(now: boolean): void {
    if (now !== runs && !stopped) onRuns(now);
    runs = now;
  }
  async function read(own: Detector | null): Promise<string | null> {
    const size = { width: video.videoWidth, height: video.videoHeight };
    if (size.width === 0) return null;
    const first = await byBrowser(own, video);
    let second: string | null | undefined;
    if (typeof first !== 'string' && performance.now() >= restsUntil) {
      second = await byLibrary(async ({ readFrame }) => {
        const frame = frameOf(video, size, sideOfCamera);
        return frame && readFrame(frame);
      });
      if (second === undefined) restsUntil = performance.now() + loadEvery;
    }
    tell(first !== undefined || second !== undefined);
    return first ?? second ?? null;
  }
  /** What cannot be judged now may be the next time: it is no reason to look no more. */
  const isTaken = (text: string): Promise<boolean> =>
    take(text).catch((error: unknown) => {
      console.error('What was read could not be taken', error);
      return false;
    });
  async function look(): Promise<void> {
    const own = await ownDetector();
    while (!stopped) {
      const text = await read(own);
      if (text !== null && !stopped && (await isTaken(text))) return;
      await new Promise((resolve) => setTimeout(resolve, lookEvery));
    }
  }
  void look();
  return () => {
    stopped = true;
  };
}
