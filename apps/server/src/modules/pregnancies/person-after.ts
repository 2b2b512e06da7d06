import type { CivilDate } from '@teeka/domain/calendar';
import { beneficiaryTypeIds } from '@teeka/domain/person';
import type { Pregnancy, PregnancyAct } from '@teeka/domain/pregnancy';
import type { DeclarationRow, DetailsRow, PregnancyOfPerson } from '../beneficiaries/index.ts';
import type { RecordRow } from './queries.ts';

const goesOn = ({ outcome, death }: Pregnancy): boolean => outcome === null && death === null;

/** What is on record before and after an act. */
interface Followed {
  readonly before: readonly Pregnancy[];
  readonly after: readonly Pregnancy[];
  /** The pregnancy that the act is of. */
  readonly changed: Pregnancy | undefined;
  /** The act takes back the one that declared her death. */
  readonly isOwnDeath: boolean;
}

/**
 * Does an act take back the one by which her death was declared? Where it was declared by itself, before or elsewhere, it
 * stands, and is taken back there.
 */
export function takesBackDeath(
  { kind, facts }: PregnancyAct,
  { events }: RecordRow,
  declaration: DeclarationRow | undefined,
): boolean {
  const event = kind === 'withdrawal' ? events.find(({ event_id }) => event_id === facts.event) : undefined;
  if (event?.kind !== 'maternal-death' || !declaration) return false;
  return event.by === declaration.changed_by && Date.parse(event.at) === declaration.captured_at.getTime();
}

/** What follows for the person: pregnant while a pregnancy goes on, a citizen like others after it. */
export function personAfter(woman: DetailsRow, { before, after, changed, isOwnDeath }: Followed): PregnancyOfPerson {
  const open = after.find(goesOn);
  const hasEnded = !open && before.some(goesOn);
  const wasPregnant = woman.ben_type_id === beneficiaryTypeIds.pregnantWoman;
  const ended = hasEnded && wasPregnant ? beneficiaryTypeIds.citizen : woman.ben_type_id;
  const { outcome = null, death = null } = changed ?? {};
  return {
    ben_type_id: open ? beneficiaryTypeIds.pregnantWoman : ended,
    lmp_date: open?.lmp ?? (hasEnded ? null : woman.lmp_date),
    abortion_on: outcome?.kind === 'abortion' ? outcome.on : lastAbortion(woman, { before, after }),
    deceased_on: death?.on ?? (isOwnDeath ? null : woman.deceased_on),
  };
}

/** The day of an abortion that stands: one that was taken back is none. */
function lastAbortion(
  { abortion_on }: DetailsRow,
  { before, after }: Pick<Followed, 'before' | 'after'>,
): CivilDate | null {
  const days = (of: readonly Pregnancy[]) =>
    of.flatMap(({ outcome }) => (outcome?.kind === 'abortion' ? [outcome.on] : [])).toSorted();
  const wasOfThese = abortion_on !== null && days(before).includes(abortion_on);
  return wasOfThese ? (days(after).at(-1) ?? null) : abortion_on;
}
