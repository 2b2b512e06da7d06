import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const source = join(import.meta.dirname, '../..');

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Template extends Node {
  readonly tag: Node;
  readonly quasi: { readonly quasis: readonly { readonly value: { readonly cooked: string } }[] };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const isTemplate = (node: Node): node is Template => node.type === 'TaggedTemplateExpression';

/** `sql`, `write`, and `read` of a shape. */
function makesSql({ tag }: Template): boolean {
  const maker = tag.type === 'CallExpression' ? (tag.callee as Node) : tag;
  return ['sql', 'write', 'read'].includes(String(maker.name));
}

function* templatesIn(value: unknown): Generator<readonly string[]> {
  if (Array.isArray(value)) for (const each of value) yield* templatesIn(each);
  if (!isNode(value)) return;
  if (isTemplate(value) && makesSql(value)) yield value.quasi.quasis.map((part) => part.value.cooked);
  for (const child of Object.values(value)) if (typeof child === 'object') yield* templatesIn(child);
}

/** A piece of SQL in a file of the server: its parts between the values. */
export interface Piece {
  readonly file: string;
  readonly parts: readonly string[];
}

/** Every piece of SQL of the server. */
export function piecesOfSql(): Piece[] {
  return globSync('**/*.ts', { cwd: source })
    .filter((path) => !/\.test\.ts$|(^|[\\/])testing[\\/]/.test(path))
    .flatMap((file) => {
      const { program } = parseSync(file, readFileSync(join(source, file), 'utf8'));
      return [...templatesIn(program)].map((parts) => ({ file: file.replaceAll('\\', '/'), parts }));
    });
}

/** Does the statement hold all parts of the piece, one after the other? */
export function holds(statement: string, { parts }: Piece): boolean {
  let at = 0;
  for (const part of parts) {
    const found = statement.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return true;
}
