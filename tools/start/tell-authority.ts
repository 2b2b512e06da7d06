import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../launch/root.ts';

interface Teller {
  identityPeople(databaseUrl: string, keys: { dataKey?: Uint8Array; dataDir?: string }): Promise<readonly unknown[]>;
}

/** The stand-in takes at most 1 MB at once. */
const atOnce = 2000;

/** Tells the identity authority of the demo who lives in its district. A demo without it still runs: nobody is stopped. */
export async function tellAuthority(
  sandbox: string,
  databaseUrl: string,
  keys: { readonly dataKey?: Uint8Array; readonly dataDir?: string },
): Promise<number> {
  const program = join(root, 'apps', 'server', 'db', 'demo', 'identity-people.ts');
  const { identityPeople } = (await import(pathToFileURL(program).href)) as Teller;
  const people = await identityPeople(databaseUrl, keys);
  for (let from = 0; from < people.length; from += atOnce) {
    const body = JSON.stringify(people.slice(from, from + atOnce));
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${sandbox}/identity/people`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`the identity authority of the demo answered ${answer.status}`);
  }
  return people.length;
}
