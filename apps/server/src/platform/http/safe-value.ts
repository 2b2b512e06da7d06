import type { Refusal, RefusalCode } from '@teeka/domain/refusal';

const deepest = 24;
const mostParts = 200_000;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** PostgreSQL's text holds no NUL, and half a surrogate pair is no text at all. */
function isUnsafeText(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

/** The first part of a payload that nothing may touch: such text, a key that reaches into prototypes, endless nesting. */
export function findUnsafe(payload: unknown): Refusal<RefusalCode> | undefined {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: payload, path: '', depth: 0 }];
  let parts = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    parts += 1;
    if (parts > mostParts) return { code: 'REQVAL0006' };
    if (typeof value === 'string' && isUnsafeText(value)) return { code: 'REQVAL0002', path };
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= deepest) return { code: 'REQVAL0005' };
    for (const [key, part] of Object.entries(value)) {
      if (forbiddenKeys.has(key) || isUnsafeText(key)) return { code: 'REQVAL0002', path };
      open.push({ value: part, path: path ? `${path}.${key}` : key, depth: depth + 1 });
    }
  }
  return undefined;
}
