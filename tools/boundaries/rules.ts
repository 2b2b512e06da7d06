import type { Import, SourceFile } from './source-tree.ts';

/** A dependency rule: which files it binds and which of their imports it refuses. */
export interface Rule {
  name: string;
  /** What to do instead. */
  advice: string;
  binds(path: string): boolean;
  refuses(wanted: Import, from: string): boolean;
}

/** Test files and the folders made for tests: `testing` stands in for a surrounding, `simulation` plays whole days. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/(testing|simulation)\//.test(path) || path.startsWith('e2e/');
}

const source =
  (...prefixes: string[]) =>
  (path: string) =>
    !isTest(path) && prefixes.some((prefix) => path.startsWith(prefix));
const anywhere = (prefix: string) => (path: string) => path.startsWith(prefix);
const startsWithOneOf = (target: string, prefixes: string[]) => prefixes.some((prefix) => target.startsWith(prefix));

const moduleOf = (path: string) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1];
const storeys = ['platform', 'ui', 'records', 'features', 'app'];
/** How high a file stands in the web; -1 in none of its storeys. */
const storeyOf = (path: string): number => storeys.findIndex((storey) => path.startsWith(`apps/web/src/${storey}/`));
const featureOf = (path: string) => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];

export const rules: Rule[] = [
  {
    name: 'domain reaches nothing',
    advice: 'rules are pure: pass what they need as parameters',
    binds: source('packages/domain/'),
    refuses: ({ target }) => !target.startsWith('packages/domain/'),
  },
  {
    name: 'contract reaches only domain and Zod',
    advice: 'move what is not the shape of a call elsewhere',
    binds: source('packages/contract/'),
    refuses: ({ target }) => target !== 'zod' && !startsWithOneOf(target, ['packages/contract/', 'packages/domain/']),
  },
  {
    name: 'words reaches only types',
    advice: 'import the type only; sentences take values',
    binds: source('packages/words/'),
    refuses: ({ target, typeOnly }) => !typeOnly && !target.startsWith('packages/words/'),
  },
  {
    name: 'packages never reach apps, e2e or tools',
    advice: 'what both need belongs in a package',
    binds: anywhere('packages/'),
    refuses: ({ target }) => startsWithOneOf(target, ['apps/', 'e2e/', 'tools/']),
  },
  {
    name: 'apps never reach each other',
    advice: 'they meet at packages/contract',
    binds: source('apps/'),
    refuses: ({ target }, from) => target.startsWith('apps/') && target.split('/')[1] !== from.split('/')[1],
  },
  {
    name: 'apps never reach tools',
    advice: 'tools start and measure the apps, not the other way round',
    binds: source('apps/'),
    refuses: ({ target }) => target.startsWith('tools/'),
  },
  {
    name: 'platform never reaches modules or app',
    advice: 'hand the platform what it needs when the server is put together',
    binds: source('apps/server/src/platform/'),
    refuses: ({ target }) => /^apps\/server\/src\/(modules\/|app\.ts)/.test(target),
  },
  {
    name: 'the web is built upwards: platform, ui, records, features, app',
    advice: 'hand it over as a parameter, or move it up to where it may know that',
    binds: source(...storeys.map((storey) => `apps/web/src/${storey}/`)),
    refuses: ({ target }, from) => storeyOf(target) > storeyOf(from),
  },
  {
    name: 'modules meet at index.ts',
    advice: "export it from the module's index.ts and import that",
    binds: source('apps/server/src/'),
    refuses: ({ target }, from) => {
      const wanted = moduleOf(target);
      return wanted !== undefined && wanted !== moduleOf(from) && !target.endsWith(`/modules/${wanted}/index.ts`);
    },
  },
  {
    name: 'features never meet',
    advice: 'compose two features on one page in apps/web/src/app',
    binds: source('apps/web/src/features/'),
    refuses: ({ target }, from) => {
      const wanted = featureOf(target);
      return wanted !== undefined && wanted !== featureOf(from);
    },
  },
  {
    name: 'connections are made in platform/db',
    advice: 'one without a listener ends the process when PostgreSQL goes: use its openClient, withClient or openPool',
    binds: (path) => !path.startsWith('apps/server/src/platform/db/'),
    refuses: ({ target, typeOnly }) => target === 'pg' && !typeOnly,
  },
  {
    name: 'no test is imported by source',
    advice: 'move what both need out of the test',
    // What measures or shakes the whole does it through the same client and the same days as the tests.
    binds: (path) => !isTest(path) && !/^tools\/(?:bench|crash|outbox-days)/.test(path),
    refuses: ({ target }) => isTest(target),
  },
];

const vagueWord = /^(utils?|helpers?|commons?|managers?)$/i;

/** Names that say nothing about their subject. */
export function hasVagueName({ path }: SourceFile): boolean {
  return path.split(/[/.-]/).some((word) => vagueWord.test(word));
}

/** The longest a file may be, so that each does one thing. */
export const mostLines = 300;
