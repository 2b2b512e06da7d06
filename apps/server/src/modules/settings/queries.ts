import { col, type RowOf } from '../../platform/db/row.ts';
import { read } from '../../platform/db/statement.ts';

const settingRow = { key_name: col.text, value: col.text };
export type SettingRow = RowOf<typeof settingRow>;

export function allSettings() {
  return read(settingRow)`select key_name, value from setting order by key_name`;
}

export function contentOf(key: string) {
  return read({ value: col.text })`select value from content where content_key = ${key}`;
}
