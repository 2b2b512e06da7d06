import { timeInIndia } from '../calendar/index.ts';
import type { Answers } from '../forms/index.ts';
import type { Refusals } from '../refusal/index.ts';
import type { JudgedBeside } from './beside.ts';
import { type PregnancyAct, textIn } from './event.ts';

/** Days of a form, each with the time beside it. */
const timesOf = [
  ['delivered_on', 'delivered_time'],
  ['discharged_on', 'discharged_time'],
  ['died_on', 'died_time'],
  ['born_on', 'born_time'],
] as const;

/** A time of today that has not come yet (BENPRE0022). */
export function timeRefusals({ facts, births }: PregnancyAct, beside: JudgedBeside): Refusals {
  return [
    ...ofFacts(facts, '', beside),
    ...births.flatMap((birth, nth) => ofFacts(birth.facts, `births.${nth}.`, beside)),
  ];
}

function ofFacts(facts: Answers, prefix: string, { today, at }: JudgedBeside): Refusals {
  const now = timeInIndia(new Date(at));
  return timesOf
    .filter(([day, time]) => textIn(facts, day) === today && textIn(facts, time) > now)
    .map(([, time]) => ({ code: 'BENPRE0022', path: `${prefix}${time}` }));
}
