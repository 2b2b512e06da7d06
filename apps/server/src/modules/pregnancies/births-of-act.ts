import { checkReferenceNumber } from '@teeka/domain/identity';
import { type Pregnancy, type PregnancyAct, textIn } from '@teeka/domain/pregnancy';
import type { Refusals } from '@teeka/domain/refusal';
import { refusedAt } from '@teeka/domain/text';
import type { AuditLine } from '../../platform/http/handler.ts';
import type { MovedBirth, RecordRow } from './queries.ts';

/** What an act changes of the children of a delivery on record. */
export interface BirthsAfter {
  /** The delivery that is taken back. */
  readonly withdrawnDelivery: string | undefined;
  /** Children whose day of birth moves with that of their delivery. */
  readonly movedBirths: readonly MovedBirth[];
}

const numberPath = (nth: number): string => `event.births.${nth}.child_id`;

export const childRefusals = ({ births }: PregnancyAct): Refusals =>
  births.flatMap(({ child_id }, nth) =>
    child_id === null ? [] : refusedAt(numberPath(nth), checkReferenceNumber(child_id)),
  );

/** The number of a child is one that nobody has. */
export const takenRefusals = ({ births }: PregnancyAct, { taken }: RecordRow): Refusals =>
  births.flatMap(({ child_id }, nth): Refusals => {
    const isTaken = child_id !== null && taken.includes(child_id);
    return isTaken ? [{ code: 'REQVAL0009', path: numberPath(nth) }] : [];
  });

/** Whose numbers were tried, for the log. */
export const triedNumbers = ({ taken_people }: RecordRow): readonly AuditLine[] =>
  taken_people.map((beneficiary_id) => ({ beneficiary_id, subject: 'number of a child' }));

/** What becomes of the children of a delivery that was taken back, or whose day was put right. */
export function birthsAfter(
  before: Pregnancy['outcome'] | undefined,
  after: Pregnancy['outcome'] | undefined,
): BirthsAfter {
  if (before?.kind !== 'delivery') return { withdrawnDelivery: undefined, movedBirths: [] };
  const { event_id } = before;
  // Where it was said before that nobody knows, that stands again.
  if (after?.event_id !== event_id) return { withdrawnDelivery: event_id, movedBirths: [] };
  const days = new Map(before.births.map(({ birth_id, facts }) => [birth_id, textIn(facts, 'born_on')]));
  const movedBirths = after.births
    .map(({ birth_id, facts }) => ({ event_id, birth_id, born_on: textIn(facts, 'born_on') }))
    .filter(({ birth_id, born_on }) => days.get(birth_id) !== born_on);
  return { withdrawnDelivery: undefined, movedBirths };
}
