import { type RawBuilder, sql } from 'kysely';

/**
 * Up to where what is kept of a place holds, by the row `d` that tells: not beyond what this database has reached, nor where it
 * was made by other rules. What changed from there on has not been seen.
 */
export const seenSince = (rules: string): RawBuilder<string> => sql<string>`
  (case when d.rules_version = ${rules} and d.seen_to <= pg_snapshot_xmax(pg_current_snapshot())
    then d.seen_to else '0'::xid8 end)`;

/** The same of what turns on the state of the places too: what is endemic in a district, and what its state has switched off. */
export const seenSinceByPlaces = (rules: string): RawBuilder<string> => sql<string>`
  (case when d.places_version = (select version from location_version) then ${seenSince(rules)} else '0'::xid8 end)`;
