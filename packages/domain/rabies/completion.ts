import type { BiteCaseOnRecord } from '../bites/closing.ts';
import { courseOf } from './course.ts';
import { rabiesRulesOf, regimenOf } from './rules.ts';

/** A course as its doses stand: `given` is what was not taken back. */
export type StandingCourse = Pick<BiteCaseOnRecord, 'regimen' | 'rules_version' | 'given'>;

/** Are all doses of the regimen given? */
export function isComplete({ rules_version, regimen: code, given }: StandingCourse): boolean {
  const regimen = regimenOf(rabiesRulesOf(rules_version), code);
  const last = given
    .map(({ on }) => on)
    .sort()
    .at(-1);
  return Boolean(regimen && last && courseOf(regimen, given, last).state === 'completed');
}
