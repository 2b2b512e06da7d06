import { addDays, type CivilDate } from '../calendar/index.ts';
import type { RabiesRules } from './regimen.ts';

/**
 * The last day on which a biting animal is watched: a dog or cat that is healthy until then had no rabies, and the
 * course may be stopped. Undefined for animals of which watching tells nothing.
 */
export function observedUntil(
  bite: { readonly animal: string; readonly bittenOn: CivilDate },
  rules: RabiesRules,
): CivilDate | undefined {
  return rules.watched.includes(bite.animal) ? addDays(bite.bittenOn, rules.observationDays) : undefined;
}
