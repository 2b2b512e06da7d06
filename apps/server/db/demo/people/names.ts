import type { Random } from '../random.ts';
import { hindu, muslim, type NameStock } from './given-names.ts';

const longest = 30;

/** Names of one family, in the upper-case Latin letters that the register takes. */
export interface FamilyNames {
  readonly man: () => string;
  readonly woman: () => string;
  readonly child: (girl: boolean) => string;
}

/** A child of the first weeks often has no name yet: it is listed under its mother's. */
export function nameOfNewborn(mother: string): string {
  return `BABY OF ${mother}`.slice(0, longest).trim();
}

export function familyNames(numbers: Random): FamilyNames {
  const stock: NameStock = numbers.chance(0.22) ? muslim : hindu;
  const family = numbers.pick(stock.families);
  const fit = (name: string): string => name.slice(0, longest).trim();
  return {
    man: () => fit(`${numbers.pick(stock.men)} ${family}`),
    woman: () => fit(`${numbers.pick(stock.women)} ${numbers.pick(stock.wife)}`),
    child: (girl) =>
      fit(`${numbers.pick(girl ? stock.girls : stock.boys)} ${girl && stock === hindu ? 'KUMARI' : family}`),
  };
}
