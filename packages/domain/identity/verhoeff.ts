/**
 * Verhoeff's check digit (J. Verhoeff, 1969): finds every single wrong digit and every swap of neighbours.
 * The dihedral group D5 is computed; `order` is the published permutation, applied once more per position.
 */
const order = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
const inverse = [0, 4, 3, 2, 1, 5, 6, 7, 8, 9];

function multiply(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5);
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
}

const permutations: number[][] = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]];
for (let row = 1; row < 8; row += 1) {
  permutations.push((permutations[row - 1] ?? []).map((digit) => order[digit] ?? 0));
}

const products = Array.from({ length: 10 }, (_, a) => Array.from({ length: 10 }, (_, b) => multiply(a, b)));

/** `from` is the position of the last digit given: 0 with a check digit, 1 without. */
function checksum(digits: string, from: 0 | 1): number {
  let sum = 0;
  for (let at = digits.length - 1, position: number = from; at >= 0; at -= 1, position += 1) {
    const digit = digits.charCodeAt(at) - 48;
    sum = products[sum]?.[permutations[position % 8]?.[digit] ?? 0] ?? 0;
  }
  return sum;
}

/** Is this text of digits 0-9, check digit last, free of a detectable error? Anything else is false. */
export function isVerhoeff(digits: string): boolean {
  return /^[0-9]+$/.test(digits) && checksum(digits, 0) === 0;
}

/** The digit to append to `digits` (a text of digits 0-9) so that `isVerhoeff` holds. */
export function verhoeffDigit(digits: string): string {
  return String(inverse[checksum(digits, 1)]);
}
