import { accepted, refused, type Verdict } from '../text/index.ts';

/** Weight at birth in kilograms: 500 to 6000 g. */
export const childWeight = { min: 0.5, max: 6, step: 0.01 } as const;

/** Weight of a child at birth, kilograms with at most two decimals; else BENREG0010. */
export function checkChildWeight(kilograms: number): Verdict {
  const { min, max } = childWeight;
  const inside = kilograms >= min && kilograms <= max;
  const fine = inside && Math.abs(kilograms * 100 - Math.round(kilograms * 100)) < 1e-6;
  return fine ? accepted(String(kilograms)) : refused('BENREG0010', { min, max });
}
