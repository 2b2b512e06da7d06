import type { CivilDate } from '@teeka/domain/calendar';
import { checkReferenceNumber } from '@teeka/domain/identity';
import {
  type Birth,
  childrenIll,
  childrenReportedDead,
  mayBeThisChild,
  type Pregnancy,
  type PregnancyAct,
  textIn,
} from '@teeka/domain/pregnancy';
import type { Refusals } from '@teeka/domain/refusal';
import { refusedAt } from '@teeka/domain/text';
import type { AuditLine } from '../../platform/http/handler.ts';
import type { FollowedBirth, MovedBirth, RecordRow, NewBirth as StoredBirth, TakenPerson } from './queries.ts';

type NewBirth = Omit<StoredBirth, 'beneficiary_id'>;

/** What an act changes of the children of a delivery on record. */
export interface BirthsAfter {
  /** Children of a delivery that is taken back, or one added by mistake. */
  readonly droppedBirths: readonly Birth[];
  /** Children of a delivery, or one more, with the delivery that they are of. */
  readonly newBirths: readonly NewBirth[];
  /** Children whose day of birth moves with that of their delivery. */
  readonly movedBirths: readonly MovedBirth[];
  /** What visits say of children of the delivery: that they died, that they are ill and nobody has sent them. */
  readonly followedBirths: readonly FollowedBirth[];
  /** Children of whom visits say another thing than before about their death. */
  readonly reportedChildren: readonly string[];
}

const numberPath = (nth: number): string => `event.births.${nth}.child_id`;

export const childRefusals = ({ births }: PregnancyAct): Refusals =>
  births.flatMap(({ child_id }, nth) =>
    child_id === null ? [] : refusedAt(numberPath(nth), checkReferenceNumber(child_id)),
  );

const personOf = ({ child_id }: Birth, { taken_people }: RecordRow): TakenPerson | undefined =>
  taken_people.find(({ beneficiary_id }) => beneficiary_id === child_id);

/** The number of a child is one that nobody has, or that of a registered child who may be this one. */
export const takenRefusals = ({ births }: PregnancyAct, record: RecordRow): Refusals =>
  births.flatMap((birth, nth): Refusals => {
    const { child_id } = birth;
    if (child_id === null || !record.taken.includes(child_id)) return [];
    const path = numberPath(nth);
    const person = personOf(birth, record);
    if (!person?.in_area) return [{ code: 'REQVAL0009', path }];
    const fits = !person.is_of_birth && mayBeThisChild(birth, person, record.beneficiary_id);
    return fits ? [] : [{ code: 'BENPRE0026', path }];
  });

/** Children of the act who are people of their own already. */
export const knownChildren = ({ births }: PregnancyAct, record: RecordRow): readonly TakenPerson[] =>
  births.flatMap((birth) => personOf(birth, record) ?? []);

/** Numbers of those who have a guardian already. */
export const wardsAmong = (people: readonly TakenPerson[]): readonly string[] =>
  people.filter(({ guardian_id }) => guardian_id !== null).map(({ beneficiary_id }) => beneficiary_id);

/** Whose numbers were tried, for the log. */
export const triedNumbers = ({ taken_people }: RecordRow, refused: Refusals): readonly AuditLine[] =>
  taken_people.map(({ beneficiary_id }) => ({
    ...{ beneficiary_id, subject: 'number of a child' },
    detail: { refused: refused[0]?.code ?? '' },
  }));

/** What becomes of the children of a delivery that was taken back, whose day was put right, or of whom a visit tells. */
export function birthsAfter(
  before: Pregnancy | undefined,
  after: Pregnancy | undefined,
  wards: readonly string[],
): BirthsAfter {
  const [was, is] = [before?.outcome?.births ?? [], after?.outcome?.births ?? []];
  const event_id = after?.outcome?.event_id ?? '';
  const days = new Map(was.map(({ birth_id, facts }) => [birth_id, textIn(facts, 'born_on')]));
  const standing = is.map(({ birth_id, child_id, facts }) => ({
    ...{ event_id, birth_id, child_id },
    born_on: textIn(facts, 'born_on'),
  }));
  const isKnown = ({ birth_id }: Pick<Birth, 'birth_id'>): boolean => days.has(birth_id);
  return {
    droppedBirths: was.filter(({ birth_id }) => !is.some((one) => one.birth_id === birth_id)),
    newBirths: standing
      .filter((birth) => !isKnown(birth))
      .map((birth) => ({ ...birth, had_guardian: birth.child_id !== null && wards.includes(birth.child_id) })),
    movedBirths: standing.filter((birth) => isKnown(birth) && days.get(birth.birth_id) !== birth.born_on),
    ...followedAfter(before, after),
  };
}

const reportedIn = (pregnancy: Pregnancy | undefined): ReadonlyMap<string, CivilDate> =>
  new Map(pregnancy ? childrenReportedDead(pregnancy).map(({ birth, on }) => [birth.birth_id, on]) : []);

function followedAfter(
  before: Pregnancy | undefined,
  after: Pregnancy | undefined,
): Pick<BirthsAfter, 'followedBirths' | 'reportedChildren'> {
  if (after?.outcome?.kind !== 'delivery') return { followedBirths: [], reportedChildren: [] };
  const { event_id, births } = after.outcome;
  const [was, is] = [reportedIn(before), reportedIn(after)];
  const ill = new Map(childrenIll(after).map((child) => [child.birth.birth_id, child]));
  const changed = births.filter(({ birth_id }) => was.get(birth_id) !== is.get(birth_id));
  return {
    followedBirths: births.map(({ birth_id }) => ({
      event_id,
      birth_id,
      reported_dead_on: is.get(birth_id) ?? null,
      ill_on: ill.get(birth_id)?.on ?? null,
      sent_on: ill.get(birth_id)?.sentOn ?? null,
    })),
    reportedChildren: changed.flatMap(({ child_id }) => child_id ?? []),
  };
}
