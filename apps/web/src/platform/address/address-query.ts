import type { CivilDate } from '@teeka/domain/calendar';
import { day, id, type Kind } from './kinds.ts';

/** What may stand after the `?` of an address, for the screen that it opens. */
export interface AddressQuery {
  /** The refused item that the screen's form corrects, and which of its forms. */
  readonly correct?: string;
  readonly form?: string;
  /** The care that was chosen where a session offers a person several. */
  readonly care?: string;
  /** The step of a form. */
  readonly step?: string | undefined;
  /** The day of a death that somebody reported; empty where only the death was. */
  readonly died?: CivilDate | '';
  /** The report of an adverse event that is added to. */
  readonly report?: string;
  /** The visit on record that is written again. */
  readonly again?: string;
  /** The vaccine that is received, 0 where it is to be chosen, and the batch that is unfit. */
  readonly receive?: number;
  readonly unfit?: string;
}

const word: Kind<string | null> = (found) => id(found) || null;

/** A line of a list, or 0 for none of them. */
const line: Kind<number | null> = (found) =>
  typeof found === 'number' && Number.isSafeInteger(found) && found >= 0 ? found : null;

const kinds: { readonly [Name in keyof AddressQuery]-?: Kind<Exclude<AddressQuery[Name], undefined> | null> } = {
  correct: word,
  form: word,
  care: word,
  step: word,
  died: (found) => (found === '' ? '' : day(found)),
  report: word,
  again: word,
  receive: line,
  unfit: word,
};

/**
 * Of an address what pages tell one another. Anybody can write an address and send it: what is not of its kind is as though
 * it were not there.
 */
export function queryOf(search: Readonly<Record<string, unknown>>): AddressQuery {
  const said = Object.entries(kinds).map(([name, kind]) => [name, kind(search[name])] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== null));
}
