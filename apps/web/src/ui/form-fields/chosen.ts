/** Several choices after one of them was touched. One that stands alone, such as 'none', takes the place of all others. */
export function toggled(chosen: readonly string[], one: string, alone: readonly string[]): readonly string[] {
  if (chosen.includes(one)) return chosen.filter((other) => other !== one);
  return alone.includes(one) ? [one] : [...chosen.filter((other) => !alone.includes(other)), one];
}
