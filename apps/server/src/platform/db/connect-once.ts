import { StartProblem } from '../env/start-problem.ts';
import { type Client, openClient } from './client.ts';

/** Works on a connection of its own before there is a pool; why there is none is said in one sentence. */
export async function connectOnce<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  let client: Client;
  try {
    client = await openClient(url, { connectionTimeoutMillis: 10_000, application_name: 'teeka' });
  } catch (error) {
    throw new StartProblem(explainConnection(url, error), { cause: error });
  }
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The address without its password. */
function shown(url: string): string {
  return URL.canParse(url) ? new URL(url).toString().replace(/:[^:@/]*@/, '@') : 'DATABASE_URL';
}

/** Why the database cannot be reached, as one sentence for the person who starts the server. */
export function explainConnection(url: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `No PostgreSQL answers at ${shown(url)}: start it or correct DATABASE_URL.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host of DATABASE_URL (${shown(url)}) is not known: correct DATABASE_URL.`;
    case '28P01':
    case '28000':
      return `PostgreSQL refuses the user or password of DATABASE_URL (${shown(url)}).`;
    case '3D000':
      return `The database named in DATABASE_URL (${shown(url)}) does not exist: create it first.`;
    default:
      return `PostgreSQL at ${shown(url)} cannot be used: ${message || code}.`;
  }
}
