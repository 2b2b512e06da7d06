import type { Refusal, RefusalCode, RefusalValues } from '../refusal/index.ts';

/** What a rule says of one typed value: accepted in its normal form, or refused with one code. */
export type Verdict =
  | { readonly ok: true; readonly normal: string }
  | { readonly ok: false; readonly refusal: Refusal<RefusalCode> };

export function accepted(normal: string): Verdict {
  return { ok: true, normal };
}

/** What a verdict refuses, under the path of its field; nothing where it accepts. */
export function refusedAt(path: string, verdict: Verdict): Refusal<RefusalCode>[] {
  return verdict.ok ? [] : [{ ...verdict.refusal, path }];
}

export function refused(code: RefusalCode, values?: RefusalValues): Verdict {
  return { ok: false, refusal: values === undefined ? { code } : { code, values } };
}
