import { type CompiledQuery, sql } from 'kysely';
import { build } from '../../platform/db/build.ts';

export interface SettingRow {
  readonly key_name: string;
  readonly value: string;
}

export function allSettings(): CompiledQuery<SettingRow> {
  return sql<SettingRow>`select key_name, value from setting order by key_name`.compile(build);
}

export function contentOf(key: string): CompiledQuery<{ value: string }> {
  return sql<{ value: string }>`select value from content where content_key = ${key}`.compile(build);
}
