import type { CivilDate } from '../calendar/index.ts';
import type { Birth } from './event.ts';
import { childrenSaid } from './forms/child-keys.ts';
import { type Dated, liveBirths, type Pregnancy } from './record.ts';

/** A living child of the delivery, with the number under which visits tell of it. */
export interface ChildToSee {
  readonly nth: number;
  readonly birth: Birth;
}

/** A child of whom a visit after its birth says that it died. */
export interface ChildReportedDead extends ChildToSee {
  /** The day of that visit. */
  readonly on: CivilDate;
}

/** Numbers of children whose own record says that they died. */
export type Gone = ReadonlySet<string>;
const nobody: Gone = new Set();

const born = (pregnancy: Pick<Pregnancy, 'outcome'>): readonly ChildToSee[] =>
  liveBirths(pregnancy).map((birth, at) => ({ nth: at + 1, birth }));

/**
 * The children of whom a visit says that they died, and no later one that they live: whether they are people of their own or not,
 * nobody looks for them.
 */
export const childrenReportedDead = (
  pregnancy: Pick<Pregnancy, 'outcome' | 'postnatal'>,
): readonly ChildReportedDead[] =>
  born(pregnancy).flatMap((child) => {
    const says = ({ facts }: Dated, ...states: readonly ('died' | 'well' | 'ill')[]) =>
      states.some((state) => childrenSaid(facts, state).includes(child.nth));
    const alive = pregnancy.postnatal.findLastIndex((visit) => says(visit, 'well', 'ill'));
    const died = pregnancy.postnatal.slice(alive + 1).find((visit) => says(visit, 'died'));
    return died ? [{ ...child, on: died.on }] : [];
  });

/** The children to be seen at a visit: the living ones, without whom a visit before said that they died. */
export function childrenToSee(
  pregnancy: Pick<Pregnancy, 'outcome' | 'postnatal'>,
  gone: Gone = nobody,
): readonly ChildToSee[] {
  const died = childrenReportedDead(pregnancy).map(({ nth }) => nth);
  return childrenAlive(pregnancy, gone).filter(({ nth }) => !died.includes(nth));
}

/** The same with whom a visit reported dead: it may have been a mistake, and one that sees them says so. */
export const childrenAlive = (
  pregnancy: Pick<Pregnancy, 'outcome' | 'postnatal'>,
  gone: Gone = nobody,
): readonly ChildToSee[] => born(pregnancy).filter(({ birth }) => birth.child_id === null || !gone.has(birth.child_id));
