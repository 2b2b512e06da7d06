import { parseArgs } from 'node:util';
import { Sentence } from '../launch/stop-with-sentence.ts';

/** What the command line asks for. */
export interface Wishes {
  readonly people: number;
  readonly seed: number;
  readonly databaseUrl: string | undefined;
  readonly replace: boolean;
  /** Nothing is loaded: the demo's accounts are closed. */
  readonly closeAccounts: boolean;
}

const [fewest, most] = [200, 1_000_000];
const usage =
  'npm run demo -- --people N [--seed S] [--database-url URL] [--replace], or npm run demo -- --close-accounts';

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        people: { type: 'string', default: '5000' },
        seed: { type: 'string', default: '1' },
        'database-url': { type: 'string' },
        replace: { type: 'boolean', default: false },
        'close-accounts': { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    throw new Sentence(`Say it like this: ${usage}`);
  }
}

function whole(text: string, of: { name: string; min: number; max: number }): number {
  const value = /^[0-9]{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= of.min && value <= of.max)) {
    throw new Sentence(`${of.name} must be a number from ${of.min} to ${of.max}, not "${text}".`);
  }
  return value;
}

/** Reads the command line; what is wrong with it is said in one sentence. */
export function readWishes(args: readonly string[]): Wishes {
  const values = parse(args);
  return {
    people: whole(values.people.replaceAll(/[,_]/g, ''), { name: '--people', min: fewest, max: most }),
    seed: whole(values.seed, { name: '--seed', min: 0, max: 2_147_483_647 }),
    databaseUrl: values['database-url'],
    replace: values.replace,
    closeAccounts: values['close-accounts'],
  };
}
