import type { Refusal, RefusalCode } from '../refusal/index.ts';

interface Product {
  readonly dose_code: string;
  /** Null or 0: not known, as of a dose that others gave. */
  readonly material_id: number | null;
}

/**
 * Of immunoglobulin and antivenom another product means another amount: such a dose is taken back and recorded anew,
 * VACDOS0012. Rabies vaccines change into each other.
 */
export function sameProductRefusal(before: Product, after: Product): Refusal<RefusalCode> | undefined {
  if (before.dose_code === 'ARV' || (before.material_id ?? 0) === (after.material_id ?? 0)) return undefined;
  return { code: 'VACDOS0012', path: 'vaccine_details.0.material_id', values: { dose: before.dose_code } };
}
