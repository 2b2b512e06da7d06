import { fallback, spokenLanguages } from '@teeka/domain/names';
import { isTest } from './rules.ts';
import type { SourceFile } from './source-tree.ts';

const others: readonly unknown[] = spokenLanguages.filter((language) => language !== fallback);
const named = new RegExp(`_(?:${others.join('|')})\\b`);

interface Node {
  readonly type?: string;
  readonly left?: Node;
  readonly right?: Node;
  readonly name?: unknown;
  readonly value?: unknown;
}

/** Is it asked of something whether it is one language? */
const compares = ({ type, left, right }: Node): boolean =>
  type === 'BinaryExpression' && (others.includes(left?.value) || others.includes(right?.value));

/** Does a name or a text carry a language behind it? */
const names = ({ name, value }: Node): boolean =>
  [name, value, (value as { readonly raw?: unknown } | null | undefined)?.raw].some(
    (text) => typeof text === 'string' && named.test(text),
  );

function holds(value: unknown, is: (node: Node) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return is(value) || Object.values(value).some((child) => holds(child, is));
}

/** What a file knows of one language that holds of all: `Names` and the words tell them apart. */
export function knowsOneLanguage({ path, program }: SourceFile): string | undefined {
  if (path.startsWith('packages/words/')) return undefined;
  if (holds(program, compares)) return 'compares with a language: let the names or the words be found by it';
  if (!isTest(path) && holds(program, names)) return 'names the field of a language: take the name as Names';
  return undefined;
}
