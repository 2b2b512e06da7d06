import sharp from 'sharp';

/** How a sheet lies before the camera, and what the light and the phone make of it. */
export interface Photo {
  /** Degrees by which the sheet is turned. */
  readonly turned?: number;
  /** How much narrower the far edge is than the near one, in parts of the width: 0.2 is a fifth. */
  readonly leaning?: number;
  /** The same of the left and the right edge. */
  readonly aside?: number;
  /** What is left of the contrast: 1 is all of it. */
  readonly contrast?: number;
  /** How dark the shaded corner is: 0 is no shade, 1 is black. */
  readonly shade?: number;
  /** Grains of a sensor in little light, in steps of 256. */
  readonly grain?: number;
  /** Points by which it is out of focus. */
  readonly blurred?: number;
  /** Quality of the JPEG. */
  readonly quality?: number;
  /** The longer side in points; a phone that sends pictures on makes them smaller. */
  readonly longest?: number;
}

type Point = readonly [x: number, y: number];

/** Where each point of a sheet (0..1, 0..1) lies in a picture whose corners of it are these, from top left clockwise. */
function projection([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: readonly [Point, Point, Point, Point]) {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / whole;
  const h = (dx1 * sy - sx * dy1) / whole;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1] as const;
}

/** The other way round: from the picture to the sheet. */
function inverted(m: readonly [number, number, number, number, number, number, number, number, number]) {
  const [a, b, c, d, e, f, g, h, i] = m;
  return [
    ...[e * i - f * h, c * h - b * i, b * f - c * e],
    ...[f * g - d * i, a * i - c * g, c * d - a * f],
    ...[d * h - e * g, b * g - a * h, a * e - b * d],
  ] as const;
}

/** Numbers that look like chance and are the same each time. */
function grains(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296 - 0.5;
  };
}

/** A picture of a sheet as somebody takes it on a table: by its projection, in its light, as a JPEG. */
export async function photoOf(sheet: Uint8Array, photo: Photo): Promise<Buffer> {
  const { turned = 0, leaning = 0, aside = 0, contrast = 1, shade = 0, grain = 0, blurred = 0 } = photo;
  const { data, info } = await sharp(sheet).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width: w, height: h } = info;
  const angle = (turned * Math.PI) / 180;
  const corners = (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([x, y]): Point => {
    const px = (x * w * (1 + (y < 0 ? -leaning : 0))) / 2;
    const py = (y * h * (1 + (x < 0 ? -aside : 0))) / 2;
    return [px * Math.cos(angle) - py * Math.sin(angle), px * Math.sin(angle) + py * Math.cos(angle)];
  });
  const [left, top] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))];
  const [width, height] = [
    Math.ceil(Math.max(...corners.map(([x]) => x)) - left),
    Math.ceil(Math.max(...corners.map(([, y]) => y)) - top),
  ];
  const placed = corners.map(([x, y]): Point => [x - left, y - top]) as unknown as readonly [
    Point,
    Point,
    Point,
    Point,
  ];
  const [a, b, c, d, e, f, g, i, j] = inverted(projection(placed));
  const table = 90;
  const chance = grains(7);
  const taken = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const far = g * x + i * y + j;
      const [u, v] = [((a * x + b * y + c) / far) * (w - 1), ((d * x + e * y + f) / far) * (h - 1)];
      const [u0, v0] = [Math.floor(u), Math.floor(v)];
      const isOn = u0 >= 0 && v0 >= 0 && u0 < w - 1 && v0 < h - 1;
      const at = (dx: number, dy: number) => data[(v0 + dy) * w + u0 + dx] ?? table;
      const [du, dv] = [u - u0, v - v0];
      const seen = isOn
        ? (at(0, 0) * (1 - du) + at(1, 0) * du) * (1 - dv) + (at(0, 1) * (1 - du) + at(1, 1) * du) * dv
        : table;
      const lit = (128 + (seen - 128) * contrast) * (1 - shade * (x / width) * (1 - y / height));
      taken[y * width + x] = Math.max(0, Math.min(255, lit + chance() * grain));
    }
  const picture = sharp(taken, { raw: { width, height, channels: 1 } });
  if (blurred > 0) picture.blur(blurred);
  const { longest = Math.max(width, height), quality = 80 } = photo;
  return picture
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer();
}
