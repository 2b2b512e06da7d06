/** A whole number in Indian groups: 1234567 is '12,34,567'. */
export function indianNumber(value: number): string {
  const digits = String(Math.abs(Math.trunc(value)));
  const head = digits.slice(0, -3).replace(/(?<=[0-9])(?=(?:[0-9]{2})+$)/g, ',');
  const grouped = head === '' ? digits : `${head},${digits.slice(-3)}`;
  return value <= -1 ? `-${grouped}` : grouped;
}

export type ShortUnit = 'none' | 'kilo' | 'thousand' | 'lakh' | 'million' | 'billion' | 'trillion' | 'quadrillion';

const large = [
  ['billion', 1e9],
  ['trillion', 1e12],
  ['quadrillion', 1e15],
] as const;

/** Both variants of the specification: K, Lakh, B, T, Q and k, M, B, T, Q. */
const units = {
  indian: [['none', 1], ['thousand', 1e3], ['lakh', 1e5], ...large],
  international: [['none', 1], ['kilo', 1e3], ['million', 1e6], ...large],
} as const satisfies Record<string, readonly (readonly [ShortUnit, number])[]>;

/** A number for a tile: rounded to 1 decimal in the largest unit that it fills once rounded; words write the unit. */
export function shortNumber(value: number, variant: keyof typeof units = 'indian'): { n: number; unit: ShortUnit } {
  const size = Math.abs(value);
  let shown = { n: roundTo1(value), unit: 'none' as ShortUnit };
  let below = 1;
  for (const [unit, one] of units[variant]) {
    if (roundTo1(size / below) * below >= one) shown = { n: roundTo1(value / one), unit };
    below = one;
  }
  return shown;
}

function roundTo1(value: number): number {
  return Math.round(value * 10) / 10;
}
