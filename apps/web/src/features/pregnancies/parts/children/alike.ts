import { type Comparable, duplicateReasons, isOtherBirth } from '@teeka/domain/beneficiaries';
import { type Birth, genderIds, textIn } from '@teeka/domain/pregnancy';
import type { PersonOnPhone } from '../../../../platform/pack/person-card.ts';
import { comparable } from '../../../../records/beneficiaries/comparable.ts';

/**
 * Children on this phone who may be one of these, registered before their birth was written down. Other children of the
 * mother's deliveries are others, however alike.
 */
export function alikeChildren(
  births: readonly Birth[],
  mother: PersonOnPhone,
  people: ReadonlyMap<string, PersonOnPhone>,
): readonly PersonOnPhone[] {
  const ids = births.flatMap(({ child_id }) => child_id ?? []);
  const siblings = [
    ...ids,
    ...(mother.pregnancies ?? []).flatMap(({ events }) =>
      events.flatMap((event) => event.births.flatMap(({ child_id }) => child_id ?? [])),
    ),
  ];
  const candidates = births
    .filter(({ child_id }) => child_id !== null)
    .map(({ facts }): Comparable & { readonly dob: string } => ({
      name: textIn(facts, 'name'),
      dob: textIn(facts, 'born_on'),
      gender: genderIds[textIn(facts, 'sex')],
      guardian_name: mother.ben_name,
      mobile: mother.mobile,
    }));
  return [...people.values()].filter((person) => {
    const existing = comparable(person);
    return candidates.some(
      (candidate) =>
        !isOtherBirth({ born_on: candidate.dob, siblings }, person) && duplicateReasons(candidate, existing).length > 0,
    );
  });
}
