import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** TPC-B transactions a second of `pgbench -M prepared`; undefined where the program is missing. */
export async function pgbench(
  url: string,
  how: { readonly clients: number; readonly seconds: number },
): Promise<number | undefined> {
  try {
    await run('pgbench', ['-i', '-q', '-s', '20', url], { maxBuffer: 1e8 });
    const args = ['-M', 'prepared', '-c', String(how.clients), '-j', '2', '-T', String(how.seconds), url];
    const { stdout } = await run('pgbench', args, { maxBuffer: 1e8 });
    return Number(/tps = ([0-9.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
