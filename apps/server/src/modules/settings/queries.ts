import type { CivilDate } from '@teeka/domain/calendar';
import { offUntilSwitchedOn } from '@teeka/domain/schedule';
import { sql } from 'kysely';
import type { Scope } from '../../platform/access/actor.ts';
import { byLevel } from '../../platform/access/scope.ts';
import { namesIn } from '../../platform/db/names.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read, values, write } from '../../platform/db/statement.ts';

const settingRow = { key_name: col.text, value: col.text };
export type SettingRow = RowOf<typeof settingRow>;

export function allSettings() {
  return read(settingRow)`select key_name, value from setting order by key_name`;
}

export function contentOf(key: string) {
  return read({ value: col.text })`select value from content where content_key = ${key}`;
}

/** Of two that change the same setting or text the second waits, and then sees what the first has stored. */
export function holdSetting(key: string) {
  return write`select pg_advisory_xact_lock(hashtextextended(${`setting ${key}`}, 0))`;
}

/** Whether a code can be sent to somebody. */
export function hasNumber(user_id: string) {
  return read({ has_number: col.bool })`
    select mobile_sealed is not null as has_number from app_user where user_id = ${user_id}::uuid`;
}

export function storeSetting(key: string, value: string) {
  return write`
    insert into setting (key_name, value) values (${key}, ${value})
    on conflict (key_name) do update set value = excluded.value`;
}

/** By whom and when something was changed. */
export interface By {
  readonly changed_by: string;
  readonly changed_at: Date;
}

export function storeSettingChange(
  change: { readonly key_name: string; readonly before: string; readonly value: string; readonly reason: string },
  { changed_by, changed_at }: By,
) {
  const { key_name, before, value, reason } = change;
  return write`
    insert into setting_change (key_name, version, old_value, new_value, reason, changed_by, changed_at)
    select ${key_name}, coalesce(max(version), 0) + 1, ${before}, ${value}, ${reason}, ${changed_by}::uuid,
      ${changed_at}::timestamptz
    from setting_change where key_name = ${key_name}`;
}

const settingChangeRow = {
  key_name: col.text,
  old_value: col.text,
  new_value: col.text,
  reason: col.text,
  changed_by: col.text,
  changed_at: col.timestamptz,
};
export type SettingChangeRow = RowOf<typeof settingChangeRow>;

/** The latest changes of each setting, newest first. */
export function changesOfSettings(keys: readonly string[], most: number) {
  return read(settingChangeRow)`
    select c.key_name, c.old_value, c.new_value, c.reason, u.display_name as changed_by, c.changed_at
    from unnest(${[...keys]}::text[]) as k (key_name)
    cross join lateral (
      select * from setting_change s where s.key_name = k.key_name order by s.version desc limit ${most}::int) c
    join app_user u on u.user_id = c.changed_by
    order by c.key_name, c.version desc`;
}

const stateRow = {
  state_code: col.int,
  state: col.names,
  programmes_off: col.text.array,
  programmes_on: col.text.array,
};
export type StateRow = RowOf<typeof stateRow>;

/** The states whose programmes the actor switches: the own one, or every one that has districts. */
export function statesToSwitch(scope: Scope) {
  const own = byLevel(scope, {
    inPlace: (column, place) => (column === 'state_code' ? sql<boolean>`s.code = ${place}::int` : sql<boolean>`false`),
    posted: sql<boolean>`false`,
    atSite: () => sql<boolean>`false`,
  });
  return read(stateRow)`
    select s.code as state_code, ${namesIn('s')} as state, s.programmes_off,
      array(select programme from programme_on o where o.state_code = s.code) as programmes_on
    from location s
    where s.level = 'state' and s.valid_to is null and ${own}
      and exists (select from location d where d.level = 'district' and d.parent_code = s.code)
    order by s.name_en, s.code`;
}

const programmeChangeRow = {
  state_code: col.int,
  programme: col.text,
  version: col.int,
  is_on: col.bool,
  holds_from: col.date,
  reason: col.text,
  changed_by: col.text,
  changed_at: col.timestamptz,
};
export type ProgrammeChangeRow = RowOf<typeof programmeChangeRow>;

/** Every change of the programmes of some states, newest first. */
export function changesOfProgrammes(states: readonly number[]) {
  return read(programmeChangeRow)`
    select c.state_code, c.programme, c.version, c.is_on, c.holds_from, c.reason, u.display_name as changed_by,
      c.changed_at
    from programme_change c join app_user u on u.user_id = c.changed_by
    where c.state_code = any(${[...states]}::int[])
    order by c.state_code, c.programme, c.version desc`;
}

export function storeProgrammeChange(
  change: {
    readonly state_code: number;
    readonly programme: string;
    readonly is_on: boolean;
    readonly holds_from: CivilDate;
    readonly reason: string;
  },
  { changed_by, changed_at }: By,
) {
  const { state_code, programme, is_on, holds_from, reason } = change;
  return write`
    insert into programme_change (state_code, programme, version, is_on, holds_from, reason, changed_by, changed_at)
    select ${state_code}::int, ${programme}, coalesce(max(version), 0) + 1, ${is_on}::boolean, ${holds_from}::date,
      ${reason}, ${changed_by}::uuid, ${changed_at}::timestamptz
    from programme_change where state_code = ${state_code}::int and programme = ${programme}`;
}

const saidOf = (today: CivilDate) => sql`
  select distinct on (state_code, programme) state_code, programme, is_on
  from programme_change where holds_from <= ${today}::date`;
const latestFirst = sql`order by state_code, programme, holds_from desc, version desc`;

/** The states that differ from what their changes say of a day. What was off without a change stays off. */
const statesBehind = (today: CivilDate) => sql`
  with said as (${saidOf(today)} and programme <> all(${[...offUntilSwitchedOn]}::text[])
    ${latestFirst}
  ), wanted as (
    select s.code, s.programmes_off as was, array(
      select name from (
        select unnest(s.programmes_off) as name
        union select said.programme from said where said.state_code = s.code and not said.is_on) as known
      where not exists (
        select from said where said.state_code = s.code and said.programme = known.name and said.is_on)
      order by name) as programmes_off
    from location s where s.level = 'state' and s.code in (select state_code from said)
  )
  select code, programmes_off from wanted where programmes_off <> was`;

/** What is off until it is switched on, and is not on where it should be, or is where it should not. */
const switchesWished = (today: CivilDate) => sql`
  with said as (${saidOf(today)} and programme = any(${[...offUntilSwitchedOn]}::text[])
    ${latestFirst}
  )
  select state_code, programme, is_on from said
  where is_on <> exists (
    select from programme_on o where o.state_code = said.state_code and o.programme = said.programme)`;

export function programmesBehind(today: CivilDate) {
  return read({ code: col.int })`select code from (${statesBehind(today)}) as behind`;
}

export function switchesBehind(today: CivilDate) {
  return read({ code: col.int })`select state_code as code from (${switchesWished(today)}) as behind`;
}

/** Brings the states up to a day. It makes every due list new, also where no state differs: so that is asked first. */
export function bringProgrammesTo(today: CivilDate) {
  return write`
    update location s set programmes_off = behind.programmes_off from (${statesBehind(today)}) as behind
    where s.level = 'state' and s.code = behind.code`;
}

/** The workers of a state whose switch changed are judged anew, and travel to phones; nobody else is. */
export function bringSwitchesTo(today: CivilDate) {
  return write`
    with behind as materialized (${switchesWished(today)}), off as (
      delete from programme_on o using behind
      where not is_on and o.state_code = behind.state_code and o.programme = behind.programme
    ), on_now as (
      insert into programme_on (state_code, programme) select state_code, programme from behind where is_on
      on conflict do nothing
    )
    update beneficiary b set changed_in = pg_current_xact_id()
    where b.worker_category <> '' and b.village_code in (
      select v.code from location v
      join location k on k.level = 'block' and k.code = v.parent_code
      join location d on d.level = 'district' and d.code = k.parent_code
      where v.level = 'village' and d.parent_code in (select state_code from behind))`;
}

export function contentsOf(keys: readonly string[]) {
  return read({ content_key: col.text, value: col.text })`
    select content_key, value from content where content_key = any(${[...keys]}::text[])`;
}

const contentVersionGiven = {
  content_id: col.text,
  language: col.text,
  version: col.int,
  value: col.text,
  reason: col.text,
  changed_by: col.uuid.orNull,
  changed_at: col.timestamptz,
};

const contentVersionRow = {
  content_id: col.text,
  language: col.text,
  version: col.int,
  value: col.text,
  reason: col.text,
  changed_by: col.text.orNull,
  changed_at: col.timestamptz,
};
export type ContentVersionRow = RowOf<typeof contentVersionRow>;

/** The latest versions of each text in each language, newest first. */
export function versionsOfContents(names: readonly string[], most: number) {
  return read(contentVersionRow)`
    select v.content_id, v.language, v.version, v.value, v.reason, u.display_name as changed_by, v.changed_at
    from (
      select c.*, row_number() over (partition by c.content_id, c.language order by c.version desc) as nth
      from content_version c where c.content_id = any(${[...names]}::text[])) v
    left join app_user u on u.user_id = v.changed_by
    where v.nth <= ${most}::int
    order by v.content_id, v.language, v.version desc`;
}

export function latestVersion(content_id: string, language: string) {
  return read({ version: col.int.orNull })`
    select max(version) as version from content_version
    where content_id = ${content_id} and language = ${language}`;
}

export function storeContent(key: string, value: string) {
  return write`
    insert into content (content_key, value) values (${key}, ${value})
    on conflict (content_key) do update set value = excluded.value`;
}

export function storeContentVersion(version: {
  readonly content_id: string;
  readonly language: string;
  readonly version: number;
  readonly value: string;
  readonly reason: string;
  readonly changed_by: string | null;
  readonly changed_at: Date;
}) {
  return write`insert into content_version ${values(contentVersionGiven, version)}`;
}
