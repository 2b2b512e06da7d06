import { useState } from 'react';
import { useAsked } from '../../platform/address/use-asked.ts';
import { nameOf, type Place } from './forms.ts';

let opened = 0;

/** Where a refused item is corrected: its screen begins anew, also where it stands open already. */
export const openToMend = (path: string): string => `${path}&opened=${++opened}`;

/** How many were opened to be corrected. */
export const openedToMend = (): number => opened;

/** The refused item that this form was opened to correct (`?mend=<id>&form=<name>`); kept while the flow goes on. */
export function useMended(place: Place): string | null {
  const { mend, form } = useAsked();
  const [mended] = useState(form === nameOf(place) ? mend : undefined);
  return mended ?? null;
}
