import type { Refusal } from '@teeka/domain/refusal';

/** Sorts refusals to the fields of a form: the first of each field, and the first that belongs to no field. */
export function errorsOf(refused: readonly Refusal[], fields: readonly string[]) {
  const byField = new Map<string, Refusal>();
  let general: Refusal | undefined;
  for (const refusal of refused) {
    const field = fields.find((name) => refusal.path === name);
    if (field === undefined) general ??= refusal;
    else if (!byField.has(field)) byField.set(field, refusal);
  }
  return { byField, general };
}
