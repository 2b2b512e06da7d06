import type { Refusal, RefusalCode, RefusalValues } from '../refusal/index.ts';

/** What a rule says of one typed value: accepted in its normal form, or refused with one code. */
export type Verdict =
  | { readonly ok: true; readonly normal: string }
  | { readonly ok: false; readonly refusal: Refusal<RefusalCode> };

export function accepted(normal: string): Verdict {
  return { ok: true, normal };
}

export function refused(code: RefusalCode, values?: RefusalValues): Verdict {
  return { ok: false, refusal: values === undefined ? { code } : { code, values } };
}
