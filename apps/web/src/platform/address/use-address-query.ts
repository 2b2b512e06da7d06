import { useSearch } from '@tanstack/react-router';

/** What may stand after the `?` of an address, for the screen that it opens. */
export interface AddressQuery {
  /** The refused item that the screen's form corrects, and which of its forms. */
  readonly correct?: string;
  readonly form?: string;
  /** The care that was chosen where a session offers a person several. */
  readonly care?: string;
  /** The step of a form. */
  readonly step?: string | undefined;
  /** The day of a death that somebody reported. */
  readonly died?: string;
  /** The report of an adverse event that is added to. */
  readonly report?: string;
  /** The vaccine that is received, and the batch that is unfit. */
  readonly receive?: number;
  readonly unfit?: string;
}

/** Pages read one another's words: nobody else writes them, so that they are taken as they stand. */
export const useAddressQuery = (): AddressQuery => useSearch({ strict: false });
