import type { Refusal, RefusalCode } from '../refusal/index.ts';
import type { Immunoglobulin, RabiesRules } from './regimen.ts';
import type { RigDose } from './rig.ts';

/** Amounts of an immunoglobulin as they are reported, in millilitres. */
export interface RigAmounts {
  readonly iu?: number | null | undefined;
  readonly vials?: number | null | undefined;
  readonly infiltrated_ml?: number | null | undefined;
  readonly im_ml?: number | null | undefined;
}

/** Millilitres that so many vials hold; null where the label of the vial decides. */
export function mlInVials(product: Immunoglobulin, vials: number | null): number | null {
  const { iuPerMl, iuPerVial } = product;
  return vials === null || iuPerMl === null || iuPerVial === null ? null : (vials * iuPerVial) / iuPerMl;
}

/**
 * More than the vials hold cannot have been given, into wounds and muscle together: RABIES0021 (`ml`, `most`). The vials
 * are those reported, else as many as the reported units need. Undefined where the label decides.
 */
export function rigAmountRefusal(
  product: Immunoglobulin,
  { iu, vials, infiltrated_ml, im_ml }: RigAmounts,
): Refusal<RefusalCode> | undefined {
  const needed = iu == null || product.iuPerVial === null ? null : Math.ceil(iu / product.iuPerVial);
  const most = mlInVials(product, vials ?? needed);
  const ml = Math.round(((infiltrated_ml ?? 0) + (im_ml ?? 0)) * 100) / 100;
  return most === null || ml <= most ? undefined : { code: 'RABIES0021', path: 'infiltrated_ml', values: { ml, most } };
}

/**
 * An amount typed for the wounds beside the computed dose, millilitres: the doctor decides, but a figure clearly above
 * the dose (`askAboveDose`) is asked about once, because a digit too many looks like any other figure.
 */
export function asksAboutRig(ml: number, dose: Pick<RigDose, 'ml'>, rules: RabiesRules): boolean {
  return dose.ml !== null && ml > dose.ml * rules.askAboveDose;
}
