import type { CivilDate } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { col } from '../../db/row.ts';
import { read, write } from '../../db/statement.ts';

/** The columns that name files. */
export const columnsOfFiles = [
  ['app_user', 'picture_key'],
  ['beneficiary', 'photo_key'],
  ['previous_file', 'file_key'],
  ['person_document', 'file_key'],
  ['download_part', 'file_key'],
] as const;

export interface Put {
  readonly user_id: string;
  /** Null where what came in is not kept as a file. */
  readonly file_key: string | null;
  readonly bytes: number;
  readonly on: CivilDate;
  readonly at: Date;
}

/** Notes what is about to be put; no row where the user's day has no room for it. */
export function notePut({ user_id, file_key, bytes, on, at }: Put, most: number) {
  return read({ file_put_id: col.uuid })`
    insert into file_put (file_key, put_by, bytes, put_on, put_at)
    select ${file_key}, ${user_id}::uuid, ${bytes}::bigint, ${on}::date, ${at}
    where ${bytes}::bigint + (select coalesce(sum(p.bytes), 0) from file_put p
      where p.put_by = ${user_id}::uuid and p.put_on = ${on}::date) <= ${most}::bigint
    returning file_put_id`;
}

/** Notes what the server is about to put; it counts for nobody's day. */
export function noteMade({ file_key, on, at }: Pick<Put, 'file_key' | 'on' | 'at'>) {
  return write`insert into file_put (file_key, put_on, put_at) values (${file_key}, ${on}::date, ${at}::timestamptz)`;
}

const putRow = { file_put_id: col.uuid, file_key: col.text.orNull, is_named: col.bool };

/** What was put or let go of before an instant, and whether a row names it. */
export function putBefore(before: Date, most: number) {
  const named = columnsOfFiles.map(
    ([table, column]) => sql`exists (select from ${sql.table(table)} t where t.${sql.ref(column)} = p.file_key)`,
  );
  return read(putRow)`
    select p.file_put_id, p.file_key, (${sql.join(named, sql` or `)}) as is_named
    from file_put p where p.put_at < ${before} order by p.put_at limit ${most}::int`;
}

export function deletePuts(ids: readonly string[]) {
  return write`delete from file_put where file_put_id = any(${[...ids]}::uuid[])`;
}
