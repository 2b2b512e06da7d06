import type { Reader } from '../../platform/db/database.ts';
import { placesVersion } from './queries.ts';

/** More than the country has districts and blocks: these come as one page. */
export const mostPlaces = 20_000;

export const versionOf = async (db: Reader) => (await db.first(placesVersion()))?.version ?? '0';
