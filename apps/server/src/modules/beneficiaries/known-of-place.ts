import type { RowOf } from '../../platform/db/row.ts';
import type { placeRow } from './queries.ts';

/** What the schedule is told of the place where somebody lives, of a row with `placeRules`. */
export const knownOfPlace = ({ je_endemic, programmes_off, programmes_on }: RowOf<typeof placeRow>) => ({
  jeEndemic: je_endemic,
  programmesOff: programmes_off,
  programmesOn: programmes_on,
});
