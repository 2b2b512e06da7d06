import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import type { TestServer } from '../../../testing/test-server.ts';

/** Every row of every table as PostgreSQL writes it, bytes in hexadecimal. */
async function tablesOf(server: TestServer): Promise<Record<string, string>> {
  const tables = await server.rows(
    sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.compile(build),
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const all = await server.rows(
        sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.compile(build),
      );
      return [`table ${name}`, all.map(({ text }) => text).join('\n')] as const;
    }),
  );
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** The bytes in a text of rows, read as characters: what lies in them is found in every form, too. */
const bytesIn = (text: string): string =>
  [...text.matchAll(/\\x((?:[0-9a-f]{2})+)/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join('\n');

/** Receipts opened: what they would answer a repetition with. */
async function receiptsOf({ platform, rows }: TestServer): Promise<string> {
  const all = await rows(
    sql<{ user_id: string; key: string; reply: { sealed?: string } | null }>`
      select user_id::text, key::text, reply from receipt`.compile(build),
  );
  return all
    .map(({ user_id, key, reply }) =>
      typeof reply?.sealed === 'string'
        ? platform.atRest
            .openBytes('reply', `receipt/${user_id}/${key}`, Buffer.from(reply.sealed, 'base64'))
            .toString('utf8')
        : JSON.stringify(reply),
    )
    .join('\n');
}

/** Every file that the server keeps beside the database. */
const filesOf = ({ platform }: TestServer): string =>
  readdirSync(platform.env.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

/** All that rests of a server's work, by where it rests: each table and the bytes in it, receipts opened, files, log. */
export async function whatRests(server: TestServer): Promise<Record<string, string>> {
  const tables = await tablesOf(server);
  const bytes = Object.entries(tables).map(([place, text]) => [`bytes of ${place}`, bytesIn(text)] as const);
  return {
    ...tables,
    ...Object.fromEntries(bytes.filter(([, text]) => text !== '')),
    receipts: await receiptsOf(server),
    files: filesOf(server),
    log: server.logged(),
  };
}
