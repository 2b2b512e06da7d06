import type { MadeSample } from './made-sample.ts';
import { samplesOfAbha } from './samples-of-abha.ts';
import { samplesOfCases } from './samples-of-cases.ts';
import { samplesOfDoses } from './samples-of-doses.ts';
import { samplesOfPeople } from './samples-of-people.ts';
import { samplesOfPregnancies } from './samples-of-pregnancies.ts';
import { samplesOfSafety } from './samples-of-safety.ts';

/**
 * A line for every call whose record carries an id that its caller made, or that keeps one record for a person. The test
 * of ids asks for one per such id of the contract.
 */
export const madeSamples: readonly MadeSample[] = [
  ...samplesOfCases,
  ...samplesOfDoses,
  ...samplesOfSafety,
  ...samplesOfPeople,
  ...samplesOfPregnancies,
  ...samplesOfAbha,
];
