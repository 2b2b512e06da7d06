import { verhoeffDigit } from '@teeka/domain/identity';
import { scramble } from '../random.ts';

/** Shuffles 0 … half² - 1 one to one, by four rounds of a Feistel network: no number comes twice, none is remembered. */
function shuffled(index: number, half: number, seed: number): number {
  let left = Math.floor(index / half);
  let right = index % half;
  for (let round = 0; round < 4; round += 1) {
    const mixed = (left + (scramble(right + Math.imul(seed + round + 1, 0x9e3779b1)) % half)) % half;
    left = right;
    right = mixed;
  }
  return left * half + right;
}

/** 13 digits of which the first is not 0: 9 × 10¹², the square of 3,000,000. */
const referenceHalf = 3_000_000;

/** Reference number of the nth person: 13 scattered digits and the check digit. */
export function referenceNumber(nth: number, seed: number): string {
  const body = String(1_000_000_000_000 + shuffled(nth, referenceHalf, seed));
  return body + verhoeffDigit(body);
}

/** Below the ten million numbers of the ranges used here. */
const serialHalf = 3162;

function serial(nth: number, seed: number): string {
  return String(shuffled(nth, serialHalf, seed)).padStart(7, '0');
}

/** A number that passes as Aadhaar's but begins with 9999, the range of test data: it is nobody's. */
export function syntheticAadhaar(nth: number, seed: number): string {
  const body = `9999${serial(nth, seed ^ 0x2545f491)}`;
  return body + verhoeffDigit(body);
}

/** A mobile number of a series (610) that India's numbering plan has not given out. */
export function syntheticMobile(nth: number, seed: number): string {
  return `610${serial(nth, seed ^ 0x1b873593)}`;
}

/** A voter card: the shape of one, under letters that no state uses. */
export function syntheticVoterId(nth: number, seed: number): string {
  return `ZZZ${serial(nth, seed ^ 0x7feb352d)}`;
}

/** A school card of the demo. */
export function syntheticStudentCard(nth: number, seed: number): string {
  return `DEMO-${serial(nth, seed ^ 0x68e31da4)}`;
}

/** The number of a health account under a beginning that nothing else of the demo has: its stand-ins make others. */
export function syntheticAbhaNumber(nth: number, seed: number): string {
  const body = `910002${serial(nth, seed ^ 0x3c6ef372)}`;
  return body + verhoeffDigit(body);
}
