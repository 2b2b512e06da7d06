import type { Refusal } from '@teeka/domain/refusal';

/**
 * Refusals that say: what you report is true already. Two phones at one session both start it, both verify a mother;
 * the second one's report changes nothing and must neither trouble the worker nor hold up what follows it. Doses are
 * never here: a dose that two people say they gave is a question only a person can answer.
 */
const alreadySo: Readonly<Record<string, readonly string[]>> = {
  'sessions.startSession': ['SESDAY0003'],
  'sessions.endSession': ['SESDAY0004'],
  'sessions.addToOngoingSession': ['SESDAY0009'],
  'sessions.verifyManually': ['SESDAY0012'],
  'identity.confirmVerification': ['SESDAY0012'],
  'vaccinations.voidDose': ['VACDOS0015'],
};

/** Is the fact on record already, whoever brought it? */
export function isAlreadySo(call: string, refusals: readonly Refusal[]): boolean {
  const codes = alreadySo[call] ?? [];
  return refusals.length > 0 && refusals.every(({ code }) => codes.includes(code));
}
