import type { Call } from '@teeka/contract/call';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import type { z } from 'zod';
import { RefusedError } from './refused-error.ts';

const mostReported = 20;

function valueAt(payload: unknown, path: readonly PropertyKey[]): unknown {
  let value = payload;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return value;
}

function refusalOf(issue: z.core.$ZodIssue, payload: unknown): Refusal<RefusalCode> {
  const value = valueAt(payload, issue.path);
  const path = issue.path.map(String).join('.');
  const at = path === '' ? {} : { path };
  if (value === undefined || value === null || value === '') return { code: 'REQVAL0001', ...at };
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { code: 'REQVAL0003', ...at, values: { max: Number(issue.maximum) } };
  return { code: 'REQVAL0002', ...at };
}

/** What is wrong with a payload by its shape, as refusals with their paths. */
export function shapeRefusals(call: Call, payload: unknown): Refusal<RefusalCode>[] {
  const parsed = call.request.safeParse(payload);
  if (parsed.success) return [];
  return parsed.error.issues.slice(0, mostReported).map((issue) => refusalOf(issue, payload));
}

/** The input in the shape of its call; unknown fields are dropped. */
export function parseInput(call: Call, payload: unknown): unknown {
  const parsed = call.request.safeParse(payload);
  if (parsed.success) return parsed.data;
  throw new RefusedError(...shapeRefusals(call, payload));
}
