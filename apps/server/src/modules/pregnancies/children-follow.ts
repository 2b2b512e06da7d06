import type { CivilDate } from '@teeka/domain/calendar';
import { type Birth, textIn } from '@teeka/domain/pregnancy';
import type { ChildRow } from '../beneficiaries/index.ts';

/** A registered child whose date of birth moves with the day of its delivery. */
export interface MovedChild {
  readonly child: ChildRow;
  readonly to: CivilDate;
}

interface Around {
  readonly before: readonly Birth[];
  readonly after: readonly Birth[];
  /** As they were written down first, before the day of the delivery was put right. */
  readonly written: readonly Birth[];
}

interface Follow {
  readonly moved: readonly MovedChild[];
  /** Registered children whose own record says another day than their birth, and keeps it. */
  readonly apart: readonly string[];
}

/**
 * What becomes of registered children when the day of their delivery is put right: who was registered with the day that was
 * wrong moves to the right one, unless something happened to the child before it; whoever has another day keeps it, and whoever lives
 * outside of the area. Who is no child of the delivery any more has the day again with which it was written down.
 */
export function childrenFollow(children: readonly ChildRow[], { before, after, written }: Around): Follow {
  const dayIn = (births: readonly Birth[], id: string) => {
    const birth = births.find(({ child_id }) => child_id === id);
    return birth && textIn(birth.facts, 'born_on');
  };
  const moved: MovedChild[] = [];
  const apart: string[] = [];
  for (const child of children) {
    const { beneficiary_id, dob, first_dose, deceased_on, in_area } = child;
    const to = dayIn(after, beneficiary_id) ?? dayIn(written, beneficiary_id);
    if (to === undefined || to === dob) continue;
    const isFree = [first_dose, deceased_on].every((day) => day === null || day >= to);
    if (in_area && isFree && dob === dayIn(before, beneficiary_id)) moved.push({ child, to });
    else apart.push(beneficiary_id);
  }
  return { moved, apart };
}

/** Registered children whose birth is taken back: their mother is their guardian by it no more; who had one before keeps them. */
export const childrenReleased = (
  children: readonly ChildRow[],
  {
    before,
    after,
    mother,
  }: { readonly before: readonly Birth[]; readonly after: readonly Birth[]; readonly mother: string },
): readonly ChildRow[] =>
  children.filter(({ beneficiary_id, guardian_id, had_guardian }) => {
    const isIn = (births: readonly Birth[]) => births.some(({ child_id }) => child_id === beneficiary_id);
    return guardian_id === mother && !had_guardian && isIn(before) && !isIn(after);
  });
