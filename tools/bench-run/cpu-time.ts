import { readFileSync } from 'node:fs';
import { openClient } from '../../apps/server/src/platform/db/client.ts';

/** Clock ticks a second in /proc, the same on every Linux. */
const ticks = 100;

/** Milliseconds of CPU that processes have used so far; undefined where the system does not tell. */
export function cpuOf(pids: readonly number[]): number | undefined {
  let used = 0;
  for (const pid of pids) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      used += ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
    } catch {
      return undefined;
    }
  }
  return used;
}

/** The processes of a PostgreSQL that work for a database, and those that work for all. */
export async function processesOf(databaseUrl: string): Promise<number[]> {
  const client = await openClient(databaseUrl);
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid() and (datname is null or datname = current_database())',
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}
