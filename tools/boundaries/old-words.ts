import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { SourceFile } from './source-tree.ts';

interface OldWord {
  /** As it stands in a name that is cut at its capitals, underscores and hyphens: `lookBackDays` has `look-back`. */
  readonly forms: readonly string[];
  /** What stands for each of its meanings. */
  readonly instead: string;
  readonly stays?: readonly Exception[];
}

/** A name that is sent or kept under that word. */
interface Exception {
  readonly name: string;
  /** The files or folders that know it; everywhere, where none is named. */
  readonly places?: readonly string[];
  readonly why: string;
}

/**
 * Words that this code once used in meanings of its own, often several for one word. None names an identifier, a file or
 * a class of CSS any more; in a sentence each has its ordinary sense.
 */
const oldWords: readonly OldWord[] = [
  { forms: ['mend', 'mends', 'mended', 'mending'], instead: 'correct' },
  { forms: ['mover', 'movers'], instead: 'what moves is named: progress, steps, change' },
  {
    forms: ['arrival', 'arrivals'],
    instead: 'submission for an act that reaches the server, presentation for a patient',
  },
  { forms: ['look-back', 'look-backs'], instead: 'period, or the number of days' },
  {
    forms: ['asked', 'unasked'],
    instead: 'requested, input, question, answers, required, applicable',
    stays: [{ name: 'asked_at', why: 'a column of the database: when an identity check was requested' }],
  },
  {
    forms: ['news'],
    instead: 'changes, or what has changed',
    stays: [
      { name: 'news', why: 'a field of the contract: why a family is to be called about its session' },
      { name: 'session_news', why: 'a table of the database' },
    ],
  },
  {
    forms: ['held'],
    instead: 'locked, on record, current, stopped, withheld, took place: what it is',
    stays: [{ name: 'held', places: ['apps/web/src/platform/vault/keyring.ts'], why: 'a store of IndexedDB' }],
  },
  {
    forms: ['told', 'untold'],
    instead: 'reported, answered, shown, informed, shared, logged, expected: what it is',
    stays: [
      { name: 'markPersonTold', why: 'a call of the contract' },
      { name: 'markPersonToldHandler', why: 'a handler is named after its call' },
      { name: 'mark-person-told', why: 'a file of the server is named after its call' },
      {
        name: 'told',
        places: [
          'packages/contract/sessions/notices.ts',
          'apps/server/src/modules/sessions/notices/',
          'apps/web/src/features/sessions/notices/to-tell.tsx',
        ],
        why: 'a field of the contract, and of the audit log: families whom a worker has informed',
      },
      {
        name: 'told',
        places: ['apps/web/src/platform/store/', 'apps/web/src/platform/outbox/outbox-rows.ts'],
        why: 'a field of the outbox in IndexedDB: what is shared with colleagues of the site',
      },
    ],
  },
];

const cut = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();

const stays = (exceptions: readonly Exception[] | undefined, name: string, path: string): boolean =>
  exceptions?.some((one) => one.name === name && (one.places?.some((place) => path.startsWith(place)) ?? true)) ===
  true;

function judgeName(name: string, path: string): string | undefined {
  const parts = `-${cut(name)}-`;
  const found = oldWords.find(
    (word) => word.forms.some((form) => parts.includes(`-${form}-`)) && !stays(word.stays, name, path),
  );
  return found && `${name} (${found.instead})`;
}

const isName = (type: unknown): boolean =>
  type === 'Identifier' || type === 'PrivateIdentifier' || type === 'JSXIdentifier';

function collectNames(value: unknown, into: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return into;
  const { type, name } = value as { readonly type?: unknown; readonly name?: unknown };
  if (isName(type) && typeof name === 'string') into.add(name);
  for (const child of Object.values(value)) collectNames(child, into);
  return into;
}

/** Words of the table in the path and the names of one file, each with what stands instead; undefined when there is none. */
function judgeNames(path: string, names: Iterable<string>): string | undefined {
  const found = [...path.split(/[/.]/), ...names].flatMap((name) => judgeName(name, path) ?? []);
  return found.length > 0 ? found.join(', ') : undefined;
}

/** What a program file or its path names with an old word. */
export const namesOldWord = ({ path, program }: SourceFile): string | undefined =>
  judgeNames(path, collectNames(program, new Set()));

/** The sheets of CSS that name a class, or are named, with an old word. */
export const stylesWithOldWord = (root: string): { path: string; detail: string }[] =>
  globSync('apps/*/src/**/*.css', { cwd: root }).flatMap((found) => {
    const path = found.split(sep).join('/');
    const text = readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const classes = [...text.matchAll(/(?:\.|--)([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
    const detail = judgeNames(path, new Set(classes));
    return detail ? [{ path, detail }] : [];
  });
