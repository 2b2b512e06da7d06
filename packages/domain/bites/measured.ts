import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';

interface Bounds {
  readonly min: number;
  readonly max: number;
  /** Counted, not weighed out. */
  readonly whole: boolean;
}

const counted = (max: number, min = 0): Bounds => ({ min, max, whole: true });
const weighed = (max: number): Bounds => ({ min: 0, max, whole: false });

/** What is measured in numbers of somebody who was bitten or stung. The coma scale begins at 3: eyes, voice and limbs one point each. */
export const measured = {
  pulse: counted(300),
  systolic: counted(300),
  diastolic: counted(200),
  respiratory_rate: counted(100),
  spo2: counted(100),
  gcs: counted(15, 3),
  swelling_cm: weighed(200),
  urine_ml: counted(10_000),
  mcg: weighed(10_000),
} as const satisfies Readonly<Record<string, Bounds>>;

export type Measured = keyof typeof measured;

/**
 * What of the numbers among these facts cannot be taken; NaN is what was typed and is none. A count that is no whole
 * number FLDVAL0032, all else out of its bounds FLDVAL0005 with them; paths are the fields' names.
 */
export function measuredRefusals(facts: Readonly<Record<string, unknown>>): Refusals {
  return (Object.keys(measured) as Measured[]).flatMap((path): Refusal<RefusalCode>[] => {
    const value = facts[path];
    const { min, max, whole } = measured[path];
    if (typeof value !== 'number') return [];
    if (whole && !Number.isInteger(value)) return [{ code: 'FLDVAL0032', path }];
    return value >= min && value <= max ? [] : [{ code: 'FLDVAL0005', path, values: { min, max } }];
  });
}
