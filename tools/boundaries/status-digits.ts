import { isTest } from './rules.ts';
import type { SourceFile } from './source-tree.ts';

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What a status may be called: `status`, `session.status`, `case_status`. */
function isStatus(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === 'MemberExpression') return isStatus(value.property);
  if (value.type === 'ChainExpression') return isStatus(value.expression);
  return value.type === 'Identifier' && /^(?:\w+_)?status$|\wStatus$/.test(String(value.name));
}

/** Of a call of HTTP 0 is one without an answer, and its other codes have three digits. */
const isDigit = (value: unknown): boolean =>
  isNode(value) && value.type === 'Literal' && typeof value.value === 'number' && value.value > 0 && value.value < 10;

const inSql = /\bstatus\s*(?:=|<>|!=|(?:not\s+)?in\s*\()\s*\(?\d/i;

const children = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function isOffence(node: Node): boolean {
  switch (node.type) {
    case 'BinaryExpression':
      return (isStatus(node.left) && isDigit(node.right)) || (isDigit(node.left) && isStatus(node.right));
    case 'Property':
    case 'AssignmentPattern':
      return isStatus(node.key ?? node.left) && isDigit(node.value ?? node.right);
    case 'TSPropertySignature':
      return isStatus(node.key) && holds(node.typeAnnotation, isDigit);
    case 'CallExpression': {
      const { object } = node.callee as Node;
      return isNode(object) && children(object.elements).some(isDigit) && children(node.arguments).some(isStatus);
    }
    case 'TemplateElement':
      return inSql.test((node.value as { raw: string }).raw);
    default:
      return typeof node.value === 'string' && inSql.test(node.value);
  }
}

function holds(value: unknown, wanted: (node: Node) => boolean): boolean {
  if (Array.isArray(value)) return value.some((one) => holds(one, wanted));
  if (!isNode(value)) return false;
  return wanted(value) || Object.values(value).some((child) => typeof child === 'object' && holds(child, wanted));
}

/** Whether a file knows a status by its code: only the contract's tables do. */
export const knowsStatusDigits = ({ path, program }: SourceFile): boolean =>
  !isTest(path) && !path.startsWith('packages/contract/') && holds(program, isOffence);
