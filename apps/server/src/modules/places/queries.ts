import type { PlaceLevel } from '@teeka/domain/places';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../platform/access/actor.ts';
import { byLevel } from '../../platform/access/scope.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read, values, write } from '../../platform/db/statement.ts';

/** What a condition on `tree` names: the codes of a place `l` and of those above it. */
const lineage = {
  block_code: sql`(case l.level when 'village' then l.parent_code when 'block' then l.code end)`,
  district_code: sql`(case l.level when 'district' then l.code when 'village' then b.parent_code
    when 'block' then l.parent_code when 'subdistrict' then l.parent_code end)`,
  state_code: sql`(case l.level when 'state' then l.code when 'district' then l.parent_code else d.parent_code end)`,
} as const;

/** Places `l` with the block `b` and the district `d` that they lie in. */
export const tree = sql`location l
  left join location b on l.level = 'village' and b.level = 'block' and b.code = l.parent_code
  left join location d on d.level = 'district' and d.code = case l.level when 'village' then b.parent_code
    when 'block' then l.parent_code when 'subdistrict' then l.parent_code end`;

/** Whether a place of `tree` lies in the actor's area: by the tree, below a block by the catchment and its blocks. */
export const placeInScope = (scope: Scope): RawBuilder<boolean> =>
  byLevel(scope, {
    inPlace: (column, code) => sql<boolean>`${lineage[column]} = ${code}::int`,
    posted: sql<boolean>`(case l.level when 'village' then l.code = any(${scope.villages}::int[])
      when 'block' then l.code in (select f.block_code from session_site s join facility f using (facility_id)
        where s.session_site_id = any(${scope.sites}::uuid[])) else false end)`,
    atSite: (id) => sql<boolean>`(l.level = 'village' and l.code in (
      select served.village_code from site_village served where served.session_site_id = ${id}::uuid))`,
  });

/** Whether a place of `tree` lies below that one. */
export function placeBelow(level: PlaceLevel, code: number): RawBuilder<boolean> {
  if (level === 'village') return sql<boolean>`false`;
  if (level === 'subdistrict') return sql<boolean>`l.subdistrict_code = ${code}::int`;
  return sql<boolean>`(${lineage[`${level}_code`]} = ${code}::int and not (l.level = ${level} and l.code = ${code}::int))`;
}

/** Whether a facility `f` lies in the actor's area: below a block those of the sites one answers for. */
export const facilityInScope = (scope: Scope): RawBuilder<boolean> =>
  byLevel(scope, {
    inPlace: (place, code) => sql<boolean>`${sql.ref(`f.${place}`)} = ${code}::int`,
    posted: sql<boolean>`f.facility_id in (
      select o.facility_id from session_site o where o.session_site_id = any(${scope.sites}::uuid[]))`,
    atSite: (id) => sql<boolean>`f.facility_id = (
      select o.facility_id from session_site o where o.session_site_id = ${id}::uuid)`,
  });

const newChange = {
  change_id: col.uuid,
  subject: col.text.of<'place' | 'facility' | 'site'>(),
  subject_id: col.text,
  version: col.int,
  act: col.text,
  fields: col.json<Readonly<Record<string, readonly [string, string]>>>(),
  reason: col.text,
  changed_by: col.uuid,
  changed_at: col.timestamptz,
};
export type NewChange = RowOf<typeof newChange>;

export function storeChange(change: NewChange) {
  return write`insert into place_change ${values(
    { ...newChange, fields: col.json<string>() },
    {
      ...change,
      fields: JSON.stringify(change.fields),
    },
  )}`;
}

const { changed_by: _, subject: _s, subject_id: _i, ...kept } = newChange;
const changeRow = { ...kept, by: col.text.orNull };
export type ChangeRow = RowOf<typeof changeRow>;

const mostChanges = 200;

/** What was changed of one of them, the latest first. */
export function changesOf(subject: NewChange['subject'], id: string) {
  return read(changeRow)`
    select c.change_id, c.version, c.act, c.fields, c.reason, c.changed_at, u.display_name as by
    from place_change c left join app_user u on u.user_id = c.changed_by
    where c.subject = ${subject} and c.subject_id = ${id}
    order by c.changed_at desc, c.version desc limit ${sql.lit(mostChanges)}`;
}

/** Workers whose sites or villages are others from now on: what is remembered of their area is asked anew. */
export function workersOf({
  sites,
  villages,
}: {
  readonly sites: readonly string[];
  readonly villages: readonly number[];
}) {
  return read({ user_id: col.uuid })`
    select user_id from user_site where session_site_id = any(${[...sites]}::uuid[])
    union select us.user_id from user_site us join site_village sv using (session_site_id)
      where sv.village_code = any(${[...villages]}::int[])
    union select user_id from user_village where village_code = any(${[...villages]}::int[])`;
}
