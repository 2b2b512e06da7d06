import type { BroughtKind } from '@teeka/contract/imports';
import type { ImportKind } from '../../platform/imports/index.ts';
import { facilitiesImport, placesImport } from '../places/index.ts';
import { usersImport } from '../workers/index.ts';

/** What whoever answers for a place brings, by its word. */
export const kinds: Readonly<Record<BroughtKind, ImportKind>> = {
  users: usersImport,
  facilities: facilitiesImport,
  places: placesImport,
};
export const broughtImports: readonly ImportKind[] = Object.values(kinds);
