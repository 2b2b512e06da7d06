import { type Frame, type Light, readFrame } from './read-frame.ts';

/** One way to look at a picture. */
export interface Look {
  /** The longer side in points, as far as the picture has them: at one size the reader finds what it misses at another. */
  readonly side: number;
  readonly light: Light;
}

/** The likely ones first. */
export const looks: readonly Look[] = (['LocalAverage', 'GlobalHistogram'] as const).flatMap((light) =>
  [2560, 1920, 1280].map((side) => ({ side, light })),
);

/** Milliseconds of all looks together: as long as somebody waits. */
const allLooks = 12_000;

/** The text of the QR in a picture that somebody took; null where none is found. `drawn` gives the picture at a size. */
export async function readPicture(
  drawn: (look: Look) => Promise<Frame | null> | Frame | null,
  now: () => number = () => performance.now(),
): Promise<string | null> {
  const from = now();
  for (const look of looks) {
    const frame = await drawn(look);
    const text = frame && (await readFrame(frame, look.light));
    if (text !== null) return text;
    if (now() - from > allLooks) return null;
    // The screen goes on meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return null;
}
