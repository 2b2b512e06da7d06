import { withClient } from '../../apps/server/src/platform/db/client.ts';
import { processes } from '../launch/processes.ts';

/** Milliseconds of CPU that a process has used so far; NaN where it is gone or the system does not tell. */
export const cpuOf = (pid: number): number => milliseconds(known().get(pid)?.own);

const milliseconds = (seconds = Number.NaN): number => seconds * 1000;

/** None where the system does not tell. */
const known = (): ReturnType<typeof processes> => (process.platform === 'linux' ? processes() : new Map());

/** Every process of a PostgreSQL, its postmaster first; empty where the system does not tell. */
export async function processesOf(databaseUrl: string): Promise<number[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ pid: number }>("select pid from pg_stat_activity where backend_type = 'checkpointer'"),
  );
  const all = known();
  const postmaster = all.get(rows[0]?.pid ?? 0)?.parent;
  if (postmaster === undefined) return [];
  return [postmaster, ...[...all].filter(([, { parent }]) => parent === postmaster).map(([pid]) => pid)];
}

/** Milliseconds of CPU of a whole PostgreSQL so far, those of ended sessions with it; NaN where the system does not tell. */
export async function cpuOfPostgres(databaseUrl: string): Promise<number> {
  const [postmaster = 0, ...others] = await processesOf(databaseUrl);
  const all = known();
  const above = all.get(postmaster);
  // A session that ended meanwhile is counted by the postmaster.
  const living = others.reduce((sum, pid) => sum + (all.get(pid)?.own ?? 0), 0);
  return milliseconds(above && above.own + above.ended + living);
}
