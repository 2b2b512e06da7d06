/**
 * The screen behind an address, without whom it is about: parts with a digit in them are numbers of people, sessions and
 * reports. `/people/12345678901234` is `/people/*`.
 */
export const screenOf = (address: string): string =>
  address
    .split('/')
    .map((part) => (/[0-9]/.test(part) ? '*' : part))
    .join('/');
