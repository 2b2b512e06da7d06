import { type Frame, readFrame } from './read-frame.ts';

/** One way to look at a picture. */
export interface Look {
  /** The longer side in points, as far as the picture has them: at one size the reader finds what it misses at another. */
  readonly side: number;
  /** Degrees by which it is turned before. */
  readonly turn: number;
  /** Whether light and dark are drawn apart before: a picture of little light has a few greys only. */
  readonly apart: boolean;
}

const sides = [1280, 1920, 2560] as const;
const looksAt = (turn: number, apart: boolean): readonly Look[] => sides.map((side) => ({ side, turn, apart }));

/** The likely ones first. The reader takes most slants by itself; a code that stands on its corner it takes turned. */
export const looks: readonly Look[] = [
  ...looksAt(0, false),
  ...looksAt(45, false),
  ...looksAt(0, true),
  ...[20, -20].flatMap((turn) => looksAt(turn, false)),
  ...[45, 20, -20].flatMap((turn) => looksAt(turn, true)),
];

/** Of the darkest and the lightest points so many parts are left out of account: a shadow, a lamp. */
const strayPart = 0.02;

/** The same with its greys drawn apart, from the darkest to the lightest. */
export function drawnApart({ width, height, data }: Frame): Frame {
  const counts = new Array<number>(256).fill(0);
  for (let at = 1; at < data.length; at += 4) counts[data[at] ?? 0] = (counts[data[at] ?? 0] ?? 0) + 1;
  const stray = (data.length / 4) * strayPart;
  let [low, high] = [0, 255];
  for (let seen = counts[0] ?? 0; seen < stray && low < 255; seen += counts[low] ?? 0) low++;
  for (let seen = counts[255] ?? 0; seen < stray && high > 0; seen += counts[high] ?? 0) high--;
  const gain = 255 / Math.max(1, high - low);
  const apart = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 4) {
    apart.fill(((data[at + 1] ?? 0) - low) * gain, at, at + 3);
    apart[at + 3] = 255;
  }
  return { width, height, data: apart };
}

/** Milliseconds of one look, and of all of them together. */
const oneLook = 400;
const allLooks = 12_000;

/**
 * The text of the QR in a picture that somebody took, however it lay before the camera; null where none is found in the time that
 * somebody waits. `drawn` gives the picture at a size, turned.
 */
export async function readPicture(
  drawn: (look: Look) => Promise<Frame | null> | Frame | null,
  now: () => number = () => performance.now(),
): Promise<string | null> {
  const from = now();
  for (const look of looks) {
    const frame = await drawn(look);
    const text = frame && readFrame(look.apart ? drawnApart(frame) : frame, { effort: 8, timeLimit: oneLook });
    if (text !== null) return text;
    if (now() - from > allLooks) return null;
    // The screen goes on meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return null;
}
