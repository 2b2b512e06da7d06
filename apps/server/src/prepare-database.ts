import { standingOf } from './platform/db/app-role.ts';
import { bringUpToDate } from './platform/db/bring-up-to-date.ts';
import { connectOnce } from './platform/db/connect-once.ts';
import type { Env } from './platform/env/env.ts';
import { StartProblem } from './platform/env/start-problem.ts';
import { type SettledKeys, settleDataKey } from './platform/sealing/settle-data-key.ts';

/** What a person who starts a server is told of a key that was made just now. */
export const aboutMadeKey =
  'A data key was made in a file beside the data. Keep a copy of it apart from every backup of the database: without it no number that is stored can be read. Whoever holds both can read all; DATA_KEY keeps it elsewhere.';

/** And of one that lies there since an earlier start. */
export const aboutKeyBesideData =
  'The data key lies in a file beside the data: whoever gets this folder, or a backup that holds the key, can read every number in it, and without the key nobody can. Keep a copy of it apart; DATA_KEY keeps it elsewhere.';

/** What a start in a place of real work says of a key that DATA_KEY does not name; nothing where it does. */
export const tellOfKey = ({ dataKey }: Pick<Env, 'dataKey'>, made: boolean): string | undefined => {
  if (made) return aboutMadeKey;
  return dataKey === undefined ? aboutKeyBesideData : undefined;
};

/** And of a role with more rights than the server needs. */
export const aboutExcess =
  'The server works in its database as superuser or as the owner of its tables: whoever got through it could take traces away. Give it a role of its own in DATABASE_URL, and name the owner in MIGRATE_DATABASE_URL.';

/** And of rows of the product's lists that were changed in this place. */
export const aboutKept =
  'This version brings lists in which rows were changed here; these rows stay as they are. Compare them with the version.';

/** The database of a server, and what it needs to be brought to this version. */
export type DatabasePlace = Pick<Env, 'databaseUrl' | 'migrateDatabaseUrl' | 'dataDir' | 'dataKey'>;

/**
 * Brings the database to this version once its data key fits, by the role that owns the tables where one is named; the
 * role that the server works as then has the rights it needs and no others.
 */
export async function prepareDatabase(
  place: DatabasePlace,
): Promise<SettledKeys & { readonly applied: readonly string[]; readonly kept: readonly string[] }> {
  const { databaseUrl, migrateDatabaseUrl } = place;
  const owner = migrateDatabaseUrl ?? databaseUrl;
  const server = await connectOnce(databaseUrl, standingOf);
  const owning = migrateDatabaseUrl === undefined ? server : await connectOnce(owner, standingOf);
  if (owning.database !== server.database)
    throw new StartProblem(
      `MIGRATE_DATABASE_URL names the database ${owning.database} and DATABASE_URL ${server.database}: they must name the same one.`,
    );
  let done: Awaited<ReturnType<typeof bringUpToDate>> = { applied: [], kept: [] };
  const keys = await settleDataKey({ ...place, databaseUrl: owner }, async () => {
    done = await bringUpToDate(owner, owning.role === server.role ? undefined : server.role);
  });
  return { ...keys, applied: done.applied, kept: done.kept.map(({ table, key }) => `${table} ${key}`) };
}
