import type { CivilDate } from '@teeka/domain/calendar';
import { checkReferenceNumber } from '@teeka/domain/identity';
import { childrenReportedDead, type Pregnancy, type PregnancyAct, textIn } from '@teeka/domain/pregnancy';
import type { Refusals } from '@teeka/domain/refusal';
import { refusedAt } from '@teeka/domain/text';
import type { AuditLine } from '../../platform/http/handler.ts';
import type { MovedBirth, RecordRow, ReportedBirth } from './queries.ts';

/** What an act changes of the children of a delivery on record. */
export interface BirthsAfter {
  /** The delivery that is taken back. */
  readonly withdrawnDelivery: string | undefined;
  /** Children whose day of birth moves with that of their delivery. */
  readonly movedBirths: readonly MovedBirth[];
  /** Children of whom visits say another thing than before: that they died, or that no more. */
  readonly reportedBirths: readonly ReportedBirth[];
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

/** What becomes of the children of a delivery that was taken back, whose day was put right, or of whom a visit tells. */
export function birthsAfter(before: Pregnancy | undefined, after: Pregnancy | undefined): BirthsAfter {
  const reportedBirths = reportedAfter(before, after);
  const [was, is] = [before?.outcome, after?.outcome];
  if (was?.kind !== 'delivery') return { withdrawnDelivery: undefined, movedBirths: [], reportedBirths };
  const { event_id } = was;
  // Where it was said before that nobody knows, that stands again.
  if (is?.event_id !== event_id) return { withdrawnDelivery: event_id, movedBirths: [], reportedBirths };
  const days = new Map(was.births.map(({ birth_id, facts }) => [birth_id, textIn(facts, 'born_on')]));
  const movedBirths = is.births
    .map(({ birth_id, facts }) => ({ event_id, birth_id, born_on: textIn(facts, 'born_on') }))
    .filter(({ birth_id, born_on }) => days.get(birth_id) !== born_on);
  return { withdrawnDelivery: undefined, movedBirths, reportedBirths };
}

const reportedIn = (pregnancy: Pregnancy | undefined): ReadonlyMap<string, CivilDate> =>
  new Map(pregnancy ? childrenReportedDead(pregnancy).map(({ birth, on }) => [birth.birth_id, on]) : []);

function reportedAfter(before: Pregnancy | undefined, after: Pregnancy | undefined): readonly ReportedBirth[] {
  if (after?.outcome?.kind !== 'delivery') return [];
  const { event_id, births } = after.outcome;
  const [was, is] = [reportedIn(before), reportedIn(after)];
  return births
    .filter(({ birth_id }) => was.get(birth_id) !== is.get(birth_id))
    .map(({ birth_id }) => ({ event_id, birth_id, reported_dead_on: is.get(birth_id) ?? null }));
}
