import { type PhotoIdType, photoIdTypesOfBirthYear } from '@teeka/domain/identity';
import { agesOfType, beneficiaryTypesAt, birthRange, checkDay, checkYearOfBirth } from '@teeka/domain/person';
import { refuse } from '../../../platform/http/handler.ts';

export const listed = (types: readonly PhotoIdType[]) => ({
  reply: { types: types.map(({ id, type }) => ({ id, type: type.trim() })) },
});

export function typesOf(dob: string, gender: number | undefined, today: string) {
  const checked = checkDay(dob, birthRange(today));
  if (!checked.ok) return refuse({ ...checked.refusal, path: 'dob' });
  return { reply: { beneficiary_types: [...beneficiaryTypesAt({ dob: checked.normal, gender }, today)] } };
}

export function idsOf(year: string, today: string, typeId?: number | null) {
  const checked = checkYearOfBirth(year, today);
  if (!checked.ok) return refuse({ ...checked.refusal, path: 'year' });
  return listed(photoIdTypesOfBirthYear(Number(checked.normal), today, agesOfType(typeId ?? 0)));
}
