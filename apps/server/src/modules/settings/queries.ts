import type { CompiledQuery } from 'kysely';
import { build } from '../../platform/db/build.ts';

export interface SettingRow {
  readonly key_name: string;
  readonly value: string;
}

export function allSettings(): CompiledQuery<SettingRow> {
  return build.selectFrom('setting').selectAll().orderBy('key_name').compile();
}

export function contentOf(key: string): CompiledQuery<{ value: string }> {
  return build.selectFrom('content').select('value').where('content_key', '=', key).compile();
}
