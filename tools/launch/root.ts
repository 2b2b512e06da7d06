import { dirname } from 'node:path';

/** The folder of the whole project. */
export const root: string = dirname(dirname(import.meta.dirname));
