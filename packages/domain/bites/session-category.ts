import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { venomCategory } from '../sessions/index.ts';
import { isBiteDose } from './dose-codes.ts';

/**
 * Why a case does not belong to a session of this category: bites and stings, anti-rabies courses among them, are cared
 * for in sessions of category '2', vaccines are given in the others; VACDOS0008 (decisions 015 and 025).
 */
export function caseCategoryRefusal(ofBite: boolean, category: string): Refusal<RefusalCode> | undefined {
  return ofBite === (category === venomCategory) ? undefined : { code: 'VACDOS0008' };
}

/** The same of the doses of a visit, each under its code: the vials of a session are counted by its category. */
export function doseCategoryRefusals(codes: readonly string[], category: string): readonly Refusal<RefusalCode>[] {
  return codes.flatMap((code, at) => {
    const refusal = caseCategoryRefusal(isBiteDose(code), category);
    return refusal ? [{ ...refusal, path: `vaccine_details.${at}.dose_code` }] : [];
  });
}
