/** All but the last 4 characters hidden; of 4 or fewer none is shown, so that a short number stays hidden too. */
export function masked(number: string): string {
  const shown = number.length > 4 ? number.slice(-4) : '';
  return 'X'.repeat(number.length - shown.length) + shown;
}

/** An ID number in a list: at most 15 characters, then an ellipsis. */
export function cut(number: string, max = 15): string {
  return number.length > max ? `${number.slice(0, max)}…` : number;
}
