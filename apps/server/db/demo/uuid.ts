import { createHash } from 'node:crypto';

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const two = (value: number, shift: number): string => hex[(value >>> shift) & 255] ?? '00';

/** A UUIDv7 of an instant (milliseconds) whose 74 other bits come from three 32-bit numbers. */
export function uuidOf(instant: number, a: number, b: number, c: number): string {
  const high = Math.floor(instant / 65_536);
  const low = instant % 65_536;
  const time = `${two(high, 24)}${two(high, 16)}${two(high, 8)}${two(high, 0)}-${two(low, 8)}${two(low, 0)}`;
  const rest = `${two((a & 0xfff) | 0x7000, 8)}${two(a, 0)}-${two((b & 0x3fff) | 0x8000, 8)}${two(b, 0)}`;
  return `${time}-${rest}-${two(b, 24)}${two(b, 16)}${two(c, 24)}${two(c, 16)}${two(c, 8)}${two(c, 0)}`;
}

/** The UUIDv7 that always belongs to this name: made again, it is the same record. */
export function uuidNamed(instant: number, name: string): string {
  const digest = createHash('sha256').update(name).digest();
  return uuidOf(instant, digest.readUInt32BE(0), digest.readUInt32BE(4), digest.readUInt32BE(8));
}
