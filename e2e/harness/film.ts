import { writeFileSync } from 'node:fs';
import { qrOf } from '../../apps/sandbox/src/abdm/png.ts';

/** Points a side: few, since what reads a QR has little time for a picture, and these browsers are slow. */
const side = 256;
const frames = 2;

/** Writes a film of one still picture, as Chromium's own stand-in for a camera plays it again and again. */
function write(file: string, lightAt: (x: number, y: number) => number): void {
  const light = Buffer.alloc(side * side);
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) light[y * side + x] = lightAt(x, y);
  // Without colour: a quarter as many points of each of its two parts.
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((side * side) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${side} H${side} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, ...Array.from({ length: frames }, () => frame)]));
}

/** A card with the QR of a text is held before the camera. */
export function holdCard(file: string, text: string): void {
  const { size, isDark } = qrOf(text);
  if (size > side) throw new Error('a card with so much on it does not fit');
  const from = Math.floor((side - size) / 2);
  const isOn = (point: number) => point >= from && point < from + size;
  write(file, (x, y) => (isOn(x) && isOn(y) && isDark(x - from, y - from) ? 20 : 235));
}

/** Somebody looks into the camera: light and shade, nobody's face. */
export const lookIn = (file: string): void =>
  write(file, (x, y) => {
    const [across, down] = [(x - side / 2) / 72, (y - side / 2) / 96];
    const isFace = across ** 2 + down ** 2 < 1;
    return Math.round((isFace ? 170 : 70) + 40 * Math.sin(x / 9) * Math.cos(y / 13));
  });
