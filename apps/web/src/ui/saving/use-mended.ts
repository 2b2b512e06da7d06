import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';

let opened = 0;

/** Where a refused item is corrected: its screen begins anew, also where it stands open already. */
export const openToMend = (path: string): string => `${path}&opened=${++opened}`;

/** How many were opened to be corrected. */
export const openedToMend = (): number => opened;

/** The refused item that this screen was opened to correct (`?mend=<id>`); kept while the flow goes on. */
export function useMended(): string | null {
  const { mend } = useSearch({ strict: false }) as { readonly mend?: string };
  const [mended] = useState(mend ?? null);
  return mended;
}
