import { type RawBuilder, sql } from 'kysely';
import { build } from '../platform/db/build.ts';
import type { TestServer } from './test-server.ts';

/** Has a certificate stand as one of before: `set` what was not known of it then, or what became of it on the disk. */
export async function asBefore({ rows }: Pick<TestServer, 'rows'>, certificate_id: string, set: RawBuilder<unknown>) {
  await rows(sql`alter table certificate disable trigger user`.compile(build));
  await rows(sql`update certificate set ${set} where certificate_id = ${certificate_id}::uuid`.compile(build));
  await rows(sql`alter table certificate enable trigger user`.compile(build));
}
