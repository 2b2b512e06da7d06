import { type RawBuilder, sql } from 'kysely';
import type { Scope } from './actor.ts';

const never = sql<boolean>`false`;

/**
 * The condition under which a village lies in the actor's area; `column` names the village code,
 * for example `b.village_code`. Levels above a facility go by the tree of places, the others by their catchment.
 */
export function villageInScope(column: string, scope: Scope): RawBuilder<boolean> {
  const village = sql.ref(column);
  switch (scope.level) {
    case 'National':
      return sql<boolean>`true`;
    case 'State':
      return scope.state_code === null
        ? never
        : sql<boolean>`${village} in (
            select v.code from location d
            join location b on b.level = 'block' and b.parent_code = d.code
            join location v on v.level = 'village' and v.parent_code = b.code
            where d.level = 'district' and d.parent_code = ${scope.state_code})`;
    case 'District':
      return scope.district_code === null
        ? never
        : sql<boolean>`${village} in (
            select v.code from location b
            join location v on v.level = 'village' and v.parent_code = b.code
            where b.level = 'block' and b.parent_code = ${scope.district_code})`;
    case 'Block':
      return scope.block_code === null
        ? never
        : sql<boolean>`${village} in (
            select v.code from location v where v.level = 'village' and v.parent_code = ${scope.block_code})`;
    default:
      return sql<boolean>`${village} = any(${scope.villages}::int[])`;
  }
}

/** The condition under which a session site lies in the actor's area; `column` names its id. */
export function siteInScope(column: string, scope: Scope): RawBuilder<boolean> {
  const site = sql.ref(column);
  const withFacility = (place: string, code: number | null) =>
    code === null
      ? never
      : sql<boolean>`${site} in (
          select ss.session_site_id from session_site ss join facility f using (facility_id)
          where ${sql.ref(place)} = ${code})`;
  switch (scope.level) {
    case 'National':
      return sql<boolean>`true`;
    case 'State':
      return withFacility('f.state_code', scope.state_code);
    case 'District':
      return withFacility('f.district_code', scope.district_code);
    case 'Block':
      return withFacility('f.block_code', scope.block_code);
    default:
      return sql<boolean>`${site} = any(${scope.sites}::uuid[])`;
  }
}
