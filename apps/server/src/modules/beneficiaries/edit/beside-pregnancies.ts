import { pathInEdit } from '@teeka/contract/beneficiaries';
import type { EditedFieldName, PersonValues } from '@teeka/domain/beneficiaries';
import { measures } from '@teeka/domain/person';
import { isOfBearingAge } from '@teeka/domain/pregnancy';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import type { BoundsRow } from './queries.ts';

/** What of a person follows from a pregnancy that goes on. */
const ofPregnancy: readonly EditedFieldName[] = ['ben_type_id', 'lmp_date'];
const ofWoman: readonly EditedFieldName[] = ['gender', 'dob'];

/**
 * An edit does not contradict the pregnancies on record: that a woman is pregnant, and since when, is said there (BENREG0015);
 * she stays one whose pregnancies may have been registered (BENPRE0009).
 */
export function besidePregnancies(
  { gender, dob }: PersonValues,
  { fields, bounds }: { readonly fields: readonly EditedFieldName[]; readonly bounds: BoundsRow | undefined },
): readonly Refusal<RefusalCode>[] {
  const pregnancies = bounds?.pregnancies ?? [];
  const isOpen = pregnancies.some(({ goesOn }) => goesOn);
  const fits = pregnancies.every((pregnancy) => isOfBearingAge({ born: dob, gender: gender ?? 0 }, pregnancy));
  const of = (names: readonly EditedFieldName[]) => fields.filter((field) => names.includes(field)).map(pathInEdit);
  return [
    ...(isOpen ? of(ofPregnancy).map((path) => ({ code: 'BENREG0015' as const, path })) : []),
    ...(fits ? [] : of(ofWoman).map((path) => ({ code: 'BENPRE0009' as const, path, values: { ...measures.age } }))),
  ];
}
