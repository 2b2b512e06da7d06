import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Migration } from '../../platform/db/migrate.ts';

/** The migrations that stood before they were put together, as a database names them. */
export const migrationsOfBefore: readonly Migration[] = readFileSync(
  join(import.meta.dirname, 'migrations.sql'),
  'utf8',
)
  .split(/^-- (?=\d{4}.*\.sql$)/m)
  .slice(1)
  .map((text) => {
    const [name = '', ...lines] = text.split('\n');
    const sql = lines.join('\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
