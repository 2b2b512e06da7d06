import { randomInt } from 'node:crypto';
import type { CivilDate } from '@teeka/domain/calendar';

/** Without signs that are taken for one another. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');

/** The number of a paper, by which the audit log tells it from one that nobody issued: year, month, and what cannot be guessed. */
export const paperNumber = (today: CivilDate): string =>
  `${today.slice(2, 4)}${today.slice(5, 7)}-${group()}-${group()}`;
