import { createServer } from 'node:net';

function listen(port: number, host: string): Promise<number | NodeJS.ErrnoException> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(taken));
    });
  });
}

let given = 0;

/**
 * Below the ports that systems lend to outgoing connections, so that none takes it before it is listened on. Each process
 * goes through the range from a place of its own: two that choose at once would both find the same one free.
 */
const chosen = () => 20_000 + ((((process.pid * 31) % 400) * 30 + given++) % 12_000);

/** A port nobody listens on at this moment: the wanted one when it is free. */
export async function freePort(wanted = chosen()): Promise<number> {
  const got = await listen(wanted || chosen(), '127.0.0.1');
  return typeof got === 'number' ? got : freePort();
}

/** Why a port cannot be listened on, as the system's code (EADDRINUSE, EACCES, EADDRNOTAVAIL …), or nothing when it can. */
export async function portProblem(port: number, host: string): Promise<string | undefined> {
  const got = await listen(port, host);
  return typeof got === 'number' ? undefined : (got.code ?? 'EUNKNOWN');
}
