import { ownDigits } from '../text/index.ts';
import type { Point } from './distance.ts';

const number = String.raw`\d{1,3}(?:\.\d+)?`;
/** `28°01'52"N`: degrees, minutes and, where given, seconds. */
const inMinutes = String.raw`(\d{1,3})\s*°\s*(\d{1,2}(?:\.\d+)?)\s*['′]\s*(?:(\d{1,2}(?:\.\d+)?)\s*["″]\s*)?`;
const pairOfMinutes = new RegExp(`^${inMinutes}N[\\s,;]*${inMinutes}E$`, 'i');
const pair = new RegExp(`^(${number})\\s*°?\\s*N?\\s*(?:[,;]\\s*|\\s+)(${number})\\s*°?\\s*E?$`, 'i');
/** In a link of a map: `@28.03,79.12`, `?q=28.03,79.12`, `geo:28.03,79.12`, `mlat=28.03&mlon=79.12`. */
const inLink = new RegExp(
  `(?:@|geo:|[?&](?:q|ll|query|destination)=|mlat=)(${number})(?:,|%2C|&mlon=)(${number})`,
  'i',
);

const ofMinutes = (degrees = '0', minutes = '0', seconds = '0') =>
  Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;

/**
 * A point as it is typed, or copied from a map or a message: degrees with or without minutes, or the link of a map; null
 * where nothing is typed, undefined where it says no point. Whether it lies in India `positionRefusals` says.
 */
export function readPoint(typed: string): Point | null | undefined {
  const text = ownDigits(typed).trim();
  if (text === '') return null;
  const plain = pair.exec(text) ?? inLink.exec(text);
  if (plain) return { latitude: Number(plain[1]), longitude: Number(plain[2]) };
  const found = pairOfMinutes.exec(text);
  if (!found) return undefined;
  const [, ...parts] = found;
  return { latitude: ofMinutes(...parts.slice(0, 3)), longitude: ofMinutes(...parts.slice(3)) };
}

/** A point as `readPoint` reads it: five decimals, about a metre; '' for none. */
export const pointWords = (point: Point | null): string => (point ? `${point.latitude}, ${point.longitude}` : '');
