import { readdirSync, readFileSync } from 'node:fs';
import { withClient } from '../../apps/server/src/platform/db/client.ts';

/** Clock ticks a second in /proc, the same on every Linux. */
const ticks = 100;

/** What /proc tells of a process: its parent, and its CPU with that of the ended children it waited for, in milliseconds. */
function processOf(pid: number): { readonly parent: number; readonly own: number; readonly ended: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent, own, ended] = [fields[1], sum(fields.slice(11, 13)), sum(fields.slice(13, 15))];
  return { parent: parent ?? 0, own: (own * 1000) / ticks, ended: (ended * 1000) / ticks };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Milliseconds of CPU that a process has used so far; NaN where the system does not tell. */
export function cpuOf(pid: number): number {
  try {
    return processOf(pid).own;
  } catch {
    return Number.NaN;
  }
}

/** Those that are gone by the time they are asked are left out: their parent has counted them. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && processOf(pid).parent === parent;
      } catch {
        return false;
      }
    });
}

/** Every process of a PostgreSQL, its postmaster first; empty where the system does not tell. */
export async function processesOf(databaseUrl: string): Promise<number[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ pid: number }>("select pid from pg_stat_activity where backend_type = 'checkpointer'"),
  );
  const [{ pid } = { pid: 0 }] = rows;
  try {
    const postmaster = processOf(pid).parent;
    return [postmaster, ...childrenOf(postmaster)];
  } catch {
    return [];
  }
}

/** Milliseconds of CPU of a whole PostgreSQL so far, those of ended sessions with it; NaN where the system does not tell. */
export async function cpuOfPostgres(databaseUrl: string): Promise<number> {
  const [postmaster, ...others] = await processesOf(databaseUrl);
  if (postmaster === undefined) return Number.NaN;
  return cpuOf(postmaster) + processOf(postmaster).ended + sum(others.map(cpuOf).filter((one) => !Number.isNaN(one)));
}
