import { sql } from 'kysely';
import { col } from '../db/row.ts';
import { seenSinceByPlaces } from '../db/seen-since.ts';
import { read, write } from '../db/statement.ts';

/** Where it stands up to which change something that is kept of villages was made. */
export type VillagesKept = 'due_village' | 'coverage_village';

/** Every village has its line, new ones too. */
export function addVillages(kept: VillagesKept) {
  return write`
    insert into ${sql.table(kept)} (village_code, seen_to, rules_version, places_version)
    select v.code, '0'::xid8, '', 0 from location v
    where v.level = 'village' and not exists (select from ${sql.table(kept)} d where d.village_code = v.code)
    on conflict do nothing`;
}

/** Somebody who moved away changed the village that was left, too. */
const ofPeople = ['beneficiary', 'dose', 'dose_void', 'departure'] as const;

/** The villages of which what is kept is behind what its people and doses are now. */
export function villagesBehind(kept: VillagesKept, rules: string) {
  const changed = ofPeople.map(
    (table) =>
      sql`exists (select from ${sql.table(table)} c where c.village_code = d.village_code and c.changed_in >= s.since)`,
  );
  return read({ village_code: col.int })`
    select d.village_code from ${sql.table(kept)} d
    cross join lateral (select ${seenSinceByPlaces(rules)} as since) s
    where ${sql.join(changed, sql` or `)}
    order by d.village_code`;
}

/** Up to where, by which rules and by which state of the places what is kept of a village was made. */
interface Seen {
  readonly horizon: string;
  readonly rules: string;
  readonly places: string;
}

export function storeVillageSeen(kept: VillagesKept, village: number, { horizon, rules, places }: Seen) {
  return write`
    update ${sql.table(kept)} set seen_to = ${horizon}::text::xid8, rules_version = ${rules},
      places_version = ${places}::bigint
    where village_code = ${village}::int`;
}
