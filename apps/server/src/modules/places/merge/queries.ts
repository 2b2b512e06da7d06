import type { CivilDate } from '@teeka/domain/calendar';
import type { Scope } from '../../../platform/access/actor.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, type Statement, write } from '../../../platform/db/statement.ts';
import { placeInScope, tree } from '../queries.ts';

const mergedRow = {
  code: col.int,
  district_code: col.int.orNull,
  valid_to: col.date.orNull,
  version: col.int,
  people: col.int,
};
export type MergedRow = RowOf<typeof mergedRow>;

/** Villages of the area that are held, with how many people each has. */
export function villagesToMerge(scope: Scope, codes: readonly number[]) {
  return read(mergedRow)`
    select l.code, d.code as district_code, l.valid_to, l.version,
      (select count(*)::int from beneficiary p where p.village_code = l.code) as people
    from ${tree}
    where l.level = 'village' and l.code = any(${[...codes]}::int[]) and ${placeInScope(scope)}`;
}

/** Holds the sites that serve a village, in one order and before the village, as whoever saves a site does. */
export function holdSitesOfVillage(code: number) {
  return read({ session_site_id: col.uuid })`
    select s.session_site_id from session_site s
    where s.session_site_id in (select v.session_site_id from site_village v where v.village_code = ${code}::int)
    order by s.session_site_id for no key update of s`;
}

interface Merge {
  readonly code: number;
  readonly into: number;
  readonly by: string;
  readonly at: Date;
  readonly today: CivilDate;
}

/** What of a village follows when it is merged, table by table. */
export const followers: Readonly<Record<string, (merge: Merge) => readonly Statement[]>> = {
  // Each person's own record tells of the move, as of any other.
  beneficiary: ({ code, into, by, at }) => [
    write`
      insert into beneficiary_change (beneficiary_id, version, field, old_value, new_value, changed_by, captured_at)
      select beneficiary_id, version + 1, 'village_id', ${String(code)}, ${String(into)}, ${by}::uuid, ${at}::timestamptz
      from beneficiary where village_code = ${code}::int`,
    write`
      update beneficiary set village_code = ${into}::int, version = version + 1, changed_in = pg_current_xact_id()
      where village_code = ${code}::int`,
  ],
  // Moved with its woman, by the database.
  pregnancy: () => [],
  // Moved with its person likewise.
  abha_wish: () => [],
  name_token: ({ code, into }) => [
    write`update name_token set village_code = ${into}::int where village_code = ${code}::int`,
  ],
  // Whoever has a form of the site open saw other villages.
  site_village: ({ code, into }) => [
    write`
      update session_site set version = version + 1
      where session_site_id in (select session_site_id from site_village where village_code = ${code}::int)`,
    write`
      insert into site_village (session_site_id, village_code)
      select session_site_id, ${into}::int from site_village where village_code = ${code}::int on conflict do nothing`,
    write`delete from site_village where village_code = ${code}::int`,
  ],
  user_village: ({ code, into }) => [
    write`
      insert into user_village (user_id, village_code)
      select user_id, ${into}::int from user_village where village_code = ${code}::int on conflict do nothing`,
    write`delete from user_village where village_code = ${code}::int`,
  ],
  aefi_report: ({ code, into }) => [
    write`
      update aefi_report set village_code = ${into}::int, changed_in = pg_current_xact_id() where village_code = ${code}::int`,
  ],
  // What is due is judged anew, because each person changed; until then the rows stand under the new village.
  due_person: ({ code, into }) => [
    write`update due_person set village_code = ${into}::int where village_code = ${code}::int`,
  ],
};

/**
 * What keeps the village of its day, and why: a dose and its void are never changed and are found by their person; a departure
 * tells phones that knew the old village; how far a village's rows were made goes with its code, and its figures of coverage are
 * made anew because everybody left it.
 */
export const staying = [
  ...(['dose', 'dose_void', 'departure', 'due_village', 'village_mapping'] as const),
  ...(['coverage_month', 'coverage_village', 'zero_dose_child'] as const),
] as const;

/** Retires a village and sends everything on to the other, also what was merged into it before. */
export function mergeStatements(merge: Merge): readonly Statement[] {
  const { code, into, today } = merge;
  return [
    ...Object.values(followers).flatMap((of) => of(merge)),
    write`
      update location set merged_into = ${into}::int, version = version + 1,
        valid_to = coalesce(valid_to, ${today}::date)
      where level = 'village' and (code = ${code}::int or merged_into = ${code}::int)`,
    write`update location set version = version + 1 where level = 'village' and code = ${into}::int`,
  ];
}
