import { accepted, checkNumber, refused, type Verdict } from '../text/index.ts';

/** What is measured on a person, both bounds included (specification 1, section 5). */
export const measures = {
  age: { min: 15, max: 49, unit: 'years' },
  husbandAge: { min: 10, max: 99, unit: 'years' },
  weight: { min: 30, max: 200, unit: 'kg' },
  height: { min: 105, max: 210, unit: 'cm' },
  pulse: { min: 40, max: 200, unit: 'per minute' },
  respiratoryRate: { min: 10, max: 30, unit: 'per minute' },
  haemoglobin: { min: 2, max: 18, unit: 'g/dl' },
  bloodSugar: { min: 60, max: 500, unit: 'mg/dl' },
  systolic: { min: 50, max: 300, unit: 'mmHg' },
  diastolic: { min: 30, max: 200, unit: 'mmHg' },
  folicAcidTablets: { min: 0, max: 60, unit: 'tablets' },
  ifaTablets: { min: 0, max: 400, unit: 'tablets' },
  calciumTablets: { min: 0, max: 400, unit: 'tablets' },
  temperature: { min: 35, max: 45, unit: '°C' },
  unitsTransfused: { min: 1, max: 50, unit: 'units' },
  // Of the two below the specification says nothing: the app of the ASHAs has the first, the second is general knowledge.
  fundalHeight: { min: 1, max: 99, unit: 'cm' },
  foetalHeartRate: { min: 60, max: 240, unit: 'per minute' },
} as const;
export type Measure = keyof typeof measures;

/** A measured value within its bounds, else FLDVAL0005 with them. */
export function checkMeasure(measure: Measure, value: number): Verdict {
  const { min, max } = measures[measure];
  return checkNumber(value, { min, max });
}

/** Weight at birth in kilograms: 500 to 6000 g. */
export const childWeight = { min: 0.5, max: 6, step: 0.01 } as const;

/** Weight of a child at birth, kilograms with at most two decimals; else BENREG0010. */
export function checkChildWeight(kilograms: number): Verdict {
  const { min, max } = childWeight;
  const inside = kilograms >= min && kilograms <= max;
  const fine = inside && Math.abs(kilograms * 100 - Math.round(kilograms * 100)) < 1e-6;
  return fine ? accepted(String(kilograms)) : refused('BENREG0010', { min, max });
}
