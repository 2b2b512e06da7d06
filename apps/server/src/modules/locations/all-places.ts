import type { Reader } from '../../platform/db/database.ts';
import { allPlaces, placesVersion } from './queries.ts';

/** More than the country has districts and blocks: these come as one page. */
const mostPlaces = 20_000;

export const versionOf = async (db: Reader) => (await db.first(placesVersion()))?.version ?? '0';

export async function everyPlace(level: 'district' | 'block', db: Reader) {
  const places = allPlaces(level, { limit: mostPlaces, offset: 0 });
  const [version, rows] = await Promise.all([versionOf(db), db.rows(places)]);
  return { version, rows };
}
