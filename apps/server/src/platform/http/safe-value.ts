import type { Refusal, RefusalCode } from '@teeka/domain/refusal';

const deepest = 24;
const mostParts = 200_000;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** PostgreSQL's text holds no NUL, and half a surrogate pair is no text at all. */
function isUnsafeText(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

type Found = { readonly code: 'REQVAL0002' | 'REQVAL0005' | 'REQVAL0006'; readonly path: readonly string[] };

/** Walks through a payload and stops at the first part that is unsafe, and after as many as may be looked at. */
class Walk {
  #parts = 0;

  find(value: unknown, depth = 0): Found | undefined {
    this.#parts += 1;
    if (this.#parts > mostParts) return { code: 'REQVAL0006', path: [] };
    if (typeof value === 'string') return isUnsafeText(value) ? { code: 'REQVAL0002', path: [] } : undefined;
    if (typeof value !== 'object' || value === null) return undefined;
    if (depth >= deepest) return { code: 'REQVAL0005', path: [] };
    return Array.isArray(value) ? this.#inList(value, depth) : this.#inFields(value, depth);
  }

  #inList(list: readonly unknown[], depth: number): Found | undefined {
    for (let at = 0; at < list.length; at += 1) {
      const found = this.find(list[at], depth + 1);
      if (found) return { ...found, path: [String(at), ...found.path] };
    }
    return undefined;
  }

  #inFields(fields: object, depth: number): Found | undefined {
    for (const key of Object.keys(fields)) {
      if (forbiddenKeys.has(key) || isUnsafeText(key)) return { code: 'REQVAL0002', path: [] };
      const found = this.find((fields as Record<string, unknown>)[key], depth + 1);
      if (found) return { ...found, path: [key, ...found.path] };
    }
    return undefined;
  }
}

/** The first part of a payload that nothing may touch: such text, a key that reaches into prototypes, endless nesting. */
export function findUnsafe(payload: unknown): Refusal<RefusalCode> | undefined {
  const found = new Walk().find(payload);
  if (!found) return undefined;
  const { code, path } = found;
  return code === 'REQVAL0002' ? { code, path: path.join('.') } : { code };
}
