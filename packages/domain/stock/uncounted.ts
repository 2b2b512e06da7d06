import type { Refusal, RefusalCode } from '../refusal/index.ts';

/**
 * The vaccines that were given at a session but stand in no line of its report. Source: specification, section 5
 * ('Vaccine utilisation fields are required'), and the facts on utilisation ('session end needs utilisation for each
 * vaccine used').
 */
export function uncounted(
  given: readonly { readonly material_id: number }[],
  counted: readonly number[],
): readonly number[] {
  const reported = new Set(counted);
  return [...new Set(given.map(({ material_id }) => material_id))].filter((id) => !reported.has(id));
}

/** A session does not end before the vials of each vaccine that was given are counted: VACUTI0014 with how many are not. */
export function endRefusal(
  given: readonly { readonly material_id: number }[],
  counted: readonly number[],
): Refusal<RefusalCode> | undefined {
  const open = uncounted(given, counted).length;
  return open === 0 ? undefined : { code: 'VACUTI0014', path: 'session_id', values: { vaccines: open } };
}
