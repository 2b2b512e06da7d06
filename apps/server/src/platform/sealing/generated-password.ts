import { randomInt } from 'node:crypto';

const letters = 'abcdefghjkmnpqrstuvwxyz';
const kinds = [letters, letters.toUpperCase(), '23456789', '@#$&*'];

/** A password of fourteen signs that are not mistaken for each other, of every kind that a policy may ask for. */
export function generatedPassword(): string {
  const any = (from: string): string => from[randomInt(from.length)] ?? '';
  const signs = [
    ...kinds.map(any),
    ...Array.from({ length: 10 }, () => any(letters + letters.toUpperCase() + kinds[2])),
  ];
  for (let at = signs.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [signs[at], signs[other]] = [signs[other] ?? '', signs[at] ?? ''];
  }
  return signs.join('');
}
