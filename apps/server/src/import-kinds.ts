import { peopleImport } from './modules/beneficiaries/index.ts';
import { broughtImports } from './modules/imports/index.ts';
import type { ImportKind } from './platform/imports/index.ts';

/** Every kind of file that is brought in. */
export const importKinds: readonly ImportKind[] = [peopleImport, ...broughtImports];
