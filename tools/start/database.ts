import { type Client, openClient, withClient } from '../../apps/server/src/platform/db/client.ts';
import { Sentence } from '../launch/stop-with-sentence.ts';
import { ensureRole, type Role } from '../postgres/admin.ts';

const oldest = 15;
const name = 'teeka';

/** The address without its password, fit for a screen. */
function shown(url: string): string {
  return URL.canParse(url) ? new URL(url).toString().replace(/:[^:@/]*@/, '@') : 'DATABASE_URL';
}

function explain(url: string, error: NodeJS.ErrnoException, setting: string): string {
  const at = shown(url);
  switch (error.code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `No PostgreSQL answers at ${at}: start it or correct ${setting}.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host of ${setting} (${at}) is not known: correct ${setting}.`;
    case '28P01':
    case '28000':
      return `PostgreSQL refuses the user or password of ${setting} (${at}).`;
    case '3D000':
      return `The database named in ${setting} (${at}) does not exist: create it first.`;
    case '53300':
      return `PostgreSQL at ${at} has no free connection.`;
    default:
      return `PostgreSQL at ${at} cannot be used: ${error.message || error.code}.`;
  }
}

const soon = { connectionTimeoutMillis: 5_000 };

/** Refuses a DATABASE_URL that cannot be reached, or a PostgreSQL older than 15, each in one sentence. */
export async function checkDatabase(url: string, setting = 'DATABASE_URL'): Promise<void> {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol))
    throw new Sentence(`${setting} must look like postgresql://user:password@host:5432/database.`);
  let client: Client;
  try {
    client = await openClient(url, soon);
  } catch (error) {
    throw new Sentence(explain(url, error as NodeJS.ErrnoException, setting));
  }
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
  await client.end();
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  if (major < oldest)
    throw new Sentence(`PostgreSQL ${major} answers at ${shown(url)}; Teeka needs version ${oldest} or newer.`);
}

/** The database of our own cluster, and the role that the server works as where one is named, made when they are not there yet. */
export async function ensureDatabase(urlOf: (database: string) => string, server?: Role): Promise<string> {
  await withClient(
    urlOf('postgres'),
    async (client) => {
      if (server) await ensureRole(client, server);
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (!rowCount) await client.query(`create database ${name}`);
    },
    soon,
  );
  return urlOf(name);
}

/** True when nobody has been registered yet, which is when the demo district may be loaded. */
export async function isEmpty(url: string): Promise<boolean> {
  return withClient(
    url,
    async (client) => {
      const known = await client.query<{ found: string | null }>("select to_regclass('app_user')::text as found");
      if (!known.rows[0]?.found) return true;
      const { rowCount } = await client.query('select from app_user limit 1');
      return !rowCount;
    },
    soon,
  );
}
