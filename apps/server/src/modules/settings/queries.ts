import { col, type RowOf } from '../../platform/db/row.ts';
import { read, write } from '../../platform/db/statement.ts';

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
