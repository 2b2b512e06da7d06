/** A name of which the first letter of each word is shown, the same number of dots for each: 'Sita Devi' is 'S••• D•••'. */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? [])
    .map((first) => `${first}•••`)
    .join(' ');
