import type { CivilDate } from '@teeka/domain/calendar';
import { actRefusals, type Pregnancy, type PregnancyAct, readPregnancy } from '@teeka/domain/pregnancy';
import type { Refusal } from '@teeka/domain/refusal';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import { judgedHere, womanOf } from '../../../records/pregnancies/judged-here.ts';
import type { NewbornFacts } from '../../../records/pregnancies/newborn.ts';
import { childRefusals, fieldOfChild } from '../parts/children/refusals.ts';

/** The pregnancies of a woman as they were before this form made anything of them. */
export const pregnanciesWithout = (
  { pregnancies = [] }: Pick<PersonOnPhone, 'pregnancies'>,
  event_id: string,
): readonly Pregnancy[] =>
  pregnancies.flatMap(
    ({ pregnancy_number, events }) =>
      readPregnancy(
        pregnancy_number,
        events.filter((event) => event.event_id !== event_id),
      ) ?? [],
  );

interface Beside {
  readonly mother: PersonOnPhone;
  readonly pregnancy: Pregnancy;
  readonly others: readonly Pregnancy[];
  readonly user_id: string;
  readonly today: CivilDate;
  readonly at: Date;
}

/** Why the outcome itself is not taken, by the rules that the server judges by. */
export function outcomeRefusals(act: PregnancyAct, { mother, at, user_id, ...beside }: Beside): readonly Refusal[] {
  return actRefusals(act, judgedHere({ ...beside, woman: womanOf(mother) }, { user_id, at }));
}

interface Registered {
  readonly facts: NewbornFacts;
  /** Which of the births are registered with it. */
  readonly registered: readonly number[];
  /** Who is on the number already; each child is one more. */
  readonly members: { readonly count: number; readonly max: number };
}

/** Why a child would not be registered, at the child's fields. */
export function childrenRefusals({ births }: PregnancyAct, of: Registered): readonly Refusal[] {
  const { facts, registered, members } = of;
  const found = registered.flatMap((nth, before) => {
    const birth = births[nth];
    if (!birth) return [];
    const onNumber = { ...members, count: members.count + before };
    return childRefusals(birth, { facts, members: onNumber }).map((refusal) => {
      const key = fieldOfChild(refusal.path ?? '');
      // The family has one number for all of them.
      if (key === 'mobile_number') return { ...refusal, path: key };
      return { ...refusal, path: key === undefined ? `children.${nth}` : `births.${nth}.${key}` };
    });
  });
  return found.filter(({ path }, nth) => found.findIndex((other) => other.path === path) === nth);
}
