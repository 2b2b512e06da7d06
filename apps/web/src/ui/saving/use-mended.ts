import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';

/** The refused item that this screen was opened to correct (`?mend=<id>`); kept while the flow goes on. */
export function useMended(): string | null {
  const { mend } = useSearch({ strict: false }) as { readonly mend?: string };
  const [mended] = useState(mend ?? null);
  return mended;
}
