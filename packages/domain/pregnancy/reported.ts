import type { CivilDate } from '../calendar/index.ts';
import type { Birth } from './event.ts';
import { childrenSaid } from './forms/child-keys.ts';
import { liveBirths, type Pregnancy } from './record.ts';

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
    const says = (state: 'died' | 'well' | 'ill') =>
      pregnancy.postnatal.filter(({ facts }) => childrenSaid(facts, state).includes(child.nth));
    const [died] = says('died');
    const lives = died && [...says('well'), ...says('ill')].some(({ on }) => on > died.on);
    return died && !lives ? [{ ...child, on: died.on }] : [];
  });

/** The children to be seen at a visit: the living ones, without whom a visit before said that they died. */
export function childrenToSee(pregnancy: Pick<Pregnancy, 'outcome' | 'postnatal'>): readonly ChildToSee[] {
  const died = childrenReportedDead(pregnancy).map(({ nth }) => nth);
  return born(pregnancy).filter(({ nth }) => !died.includes(nth));
}
