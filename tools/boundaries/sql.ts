import { isTest } from './rules.ts';
import type { SourceFile } from './source-tree.ts';

interface Node {
  type: string;
  [key: string]: unknown;
}

const builders = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const makers = new Set(['sql', 'read', 'write']);
const statement =
  /^\s*(select\s+\S[\s\S]*\s(from|as)\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|(create|alter|drop)\s+(table|index|database|type|extension|schema)\s|with\s+(recursive\s+)?\w+\s+as\s*\()/i;

/** SQL lives in the queries.ts of each module or platform part, in platform/db, and in the migrations and demo data of db/. */
function mayHoldSql(path: string): boolean {
  if (!path.startsWith('apps/') || isTest(path)) return true;
  return /\/queries\.ts$|^apps\/server\/src\/platform\/db\/|^apps\/server\/db\//.test(path);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function isSql(node: Node): boolean {
  if (node.type === 'TaggedTemplateExpression') {
    const { tag } = node as unknown as { tag: Node & { callee?: Node } };
    return makers.has(String(tag.callee?.name ?? tag.name));
  }
  if (node.type === 'CallExpression') {
    const { callee } = node as unknown as { callee: Node };
    const property = callee.property as Node | undefined;
    return callee.type === 'MemberExpression' && builders.has(String(property?.name));
  }
  if (node.type === 'Literal') return typeof node.value === 'string' && statement.test(node.value);
  if (node.type !== 'TemplateElement') return false;
  return statement.test((node.value as { raw: string }).raw);
}

function holdsSql(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsSql);
  if (!isNode(value)) return false;
  return isSql(value) || Object.values(value).some((child) => typeof child === 'object' && holdsSql(child));
}

/** Whether a file holds SQL where it should not. */
export function hasStraySql({ path, program }: SourceFile): boolean {
  return !mayHoldSql(path) && holdsSql(program);
}
