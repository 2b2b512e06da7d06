import { type CompiledQuery, sql } from 'kysely';
import { build } from '../../platform/db/build.ts';

type Level = 'state' | 'district' | 'block' | 'village';

export interface PlaceRow {
  readonly code: number;
  readonly name_en: string;
  readonly name_hi: string;
  readonly parent_code: number | null;
  readonly subdistrict_code: number | null;
  readonly kind: 'village' | 'ward';
  readonly je_endemic: boolean;
}

/** Places of a level that are in force, below `parent` where one is given, by name. */
export function placesBelow(level: Level, parent: number | null): CompiledQuery<PlaceRow> {
  return sql<PlaceRow>`
    select code, name_en, name_hi, parent_code, subdistrict_code, kind, je_endemic
    from location
    where level = ${level} and valid_to is null and (${parent}::bigint is null or parent_code = ${parent}::bigint)
    order by name_en, code`.compile(build);
}
