import { setTimeout as pause } from 'node:timers/promises';
import { portProblem } from '../launch/port.ts';
import { Sentence } from '../launch/stop-with-sentence.ts';

const reasons: Record<string, string> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'may not be opened by this user',
  EADDRNOTAVAIL: 'cannot be opened, because HOST is not an address of this machine',
  ENOTFOUND: 'cannot be opened, because HOST is not known',
};

interface Claim {
  /** The setting to change. */
  name: string;
  port: number;
  host: string;
  /** Milliseconds to wait for a port that is taken. */
  patience: number;
}

/** Refuses a port that cannot be listened on; after a killed start its services get a moment to let go. */
export async function claimPort({ name, port, host, patience }: Claim): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const problem = (await portProblem(port, host)) ?? (await portProblem(port, '127.0.0.1'));
    if (!problem) return;
    if (Date.now() > deadline || problem !== 'EADDRINUSE')
      throw new Sentence(
        `Port ${port} ${reasons[problem] ?? `cannot be opened (${problem})`}: free it or set ${name} to another.`,
      );
    await pause(100);
  }
}
