import { registrationRefusals } from '@teeka/domain/beneficiaries';
import type { CivilDate } from '@teeka/domain/calendar';
import { actRefusals, type Pregnancy, type PregnancyAct, readPregnancy } from '@teeka/domain/pregnancy';
import type { Refusal } from '@teeka/domain/refusal';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import { judgedHere, womanOf } from '../../../records/pregnancies/judged-here.ts';
import { type NewbornFacts, registrationOfNewborn } from '../../../records/pregnancies/newborn.ts';
import type { OutcomeDraft } from './draft.ts';

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

/** Fields of a registration by the names that the child has them under; what is said of another has none. */
const asOfChild: Readonly<Record<string, string>> = {
  name: 'name',
  father_name: 'father_name',
  child_weight: 'weight',
  dob: 'born_on',
  gender: 'sex',
};

/** Why a child would not be registered, at the child's fields. */
export function childrenRefusals(act: PregnancyAct, facts: NewbornFacts): readonly Refusal[] {
  return act.births.flatMap((birth, nth): readonly Refusal[] => {
    if (birth.child_id === null) return [];
    const guardian = { dob: facts.mother.dob };
    const known = { today: facts.today, testNumbers: 'accepted', abha: 'sandbox', guardian } as const;
    return registrationRefusals(registrationOfNewborn(birth, facts) as never, known)
      .filter(({ path = '' }) => !path.startsWith('consent') && !path.startsWith('duplicate'))
      .map((refusal) => {
        const key = asOfChild[refusal.path ?? ''];
        return { ...refusal, path: key === undefined ? `children.${nth}` : `births.${nth}.${key}` };
      });
  });
}

/** What is asked of the family once: that it agrees, and that none of these children is registered already. */
export function familyRefusals(
  { consent_at, reason }: OutcomeDraft,
  { live, alike }: { readonly live: number; readonly alike: number },
): readonly Refusal[] {
  if (live === 0) return [];
  return [
    ...(consent_at === '' ? [{ code: 'FLDVAL0001', path: 'consent.version' } as const] : []),
    ...(alike > 0 && reason.trim() === '' ? [{ code: 'BENREG0012', path: 'reason-alike' } as const] : []),
  ];
}
