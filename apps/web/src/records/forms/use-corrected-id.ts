import { useState } from 'react';
import { useAddressQuery } from '../../platform/address/use-address-query.ts';
import { nameOf, type Place } from './forms.ts';

let opened = 0;

/** Where a refused item is corrected: its screen begins anew, also where it stands open already. */
export const openToCorrect = (path: string): string => `${path}&opened=${++opened}`;

/** How many were opened to be corrected. */
export const openedToCorrect = (): number => opened;

/** The refused item that this form was opened to correct (`?correct=<id>&form=<name>`); kept while the flow goes on. */
export function useCorrectedId(place: Place): string | null {
  const { correct, form } = useAddressQuery();
  const [corrected] = useState(form === nameOf(place) ? correct : undefined);
  return corrected ?? null;
}
