import { aadhaarTypeId, studentCardTypeId } from '@teeka/domain/identity';
import type { Random } from '../random.ts';
import { syntheticAadhaar, syntheticStudentCard, syntheticVoterId } from './numbers.ts';
import type { DemoPerson } from './person.ts';

const voterIdTypeId = 12;

/** Shares of people with an Aadhaar card by age in years, roughly; a baby has none yet. */
function aadhaarShare(age: number): number {
  if (age < 1) return 0.03;
  if (age < 5) return 0.3;
  return age < 18 ? 0.8 : 0.88;
}

/** The photo ID of the nth person of that age in years, or none. */
export function identityCard(numbers: Random, age: number, of: { nth: number; seed: number }): DemoPerson['photo'] {
  const draw = numbers.next();
  if (draw < aadhaarShare(age)) return { type: aadhaarTypeId, number: syntheticAadhaar(of.nth, of.seed) };
  if (age >= 18 && draw < 0.96) return { type: voterIdTypeId, number: syntheticVoterId(of.nth, of.seed) };
  if (age >= 6 && age < 17 && draw < 0.9) {
    return { type: studentCardTypeId, number: syntheticStudentCard(of.nth, of.seed) };
  }
  return null;
}
