import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../launch/root.ts';

interface Keys {
  readonly dataKey?: Uint8Array;
  readonly dataDir?: string;
}
type Read = (databaseUrl: string, keys: Keys) => Promise<readonly unknown[]>;
interface Teller {
  readonly identityPeople: Read;
  readonly healthAccounts: Read;
}

/** The stand-in takes at most 1 MB at once. */
const atOnce = 2000;

/** Tells the stand-ins of the demo who lives in its district, and who has a health account. A demo without them still runs: nobody is stopped. */
export async function tellAuthority(sandbox: string, databaseUrl: string, keys: Keys): Promise<number> {
  const program = join(root, 'apps', 'server', 'db', 'demo', 'identity-people.ts');
  const { identityPeople, healthAccounts } = (await import(pathToFileURL(program).href)) as Teller;
  const people = await identityPeople(databaseUrl, keys);
  await tell(`${sandbox}/identity/people`, people);
  await tell(`${sandbox}/abdm/accounts`, await healthAccounts(databaseUrl, keys));
  return people.length;
}

async function tell(address: string, all: readonly unknown[]): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce) {
    const body = JSON.stringify(all.slice(from, from + atOnce));
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(address, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`the stand-ins of the demo answered ${answer.status}`);
  }
}
