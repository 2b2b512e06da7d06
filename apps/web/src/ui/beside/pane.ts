import { createContext, useContext } from 'react';

/** The place beside a list in which a page stands, as far as the page asks for it. */
export interface Pane {
  /** Of the page's heading, by which the place is called. */
  readonly headingId: string;
  readonly close: () => void;
}

export const PaneContext = createContext<Pane | null>(null);

/** Where this stands beside a list; null where it is a page of its own. */
export const usePane = (): Pane | null => useContext(PaneContext);
