import type { Answers } from '../forms/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { listIn } from './event.ts';

const alone: readonly string[] = ['None', 'Not known'];

/** 'None' and 'Not known' stand alone in a list (BENMED0001). */
export const aloneRefusals = (facts: Answers, paths: readonly string[]): Refusals =>
  paths
    .filter((path) => listIn(facts, path).length > 1 && listIn(facts, path).some((one) => alone.includes(one)))
    .map((path) => ({ code: 'BENMED0001', path }));
