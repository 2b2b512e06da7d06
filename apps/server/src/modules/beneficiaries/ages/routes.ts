import {
  getBeneficiaryTypeBasedOnAge,
  getBeneficieryTypeBasedOnAge,
  getIdProofBasedOnAge,
  getIdProofTypes,
  getPhotoIdsBasedOnAgeUIP,
  getSocialgroups,
} from '@teeka/contract/beneficiaries';
import { type PhotoIdType, photoIdTypes, photoIdTypesOfBirthYear } from '@teeka/domain/identity';
import {
  agesOfType,
  beneficiaryTypesAt,
  birthRange,
  checkDay,
  checkYearOfBirth,
  socialGroups,
} from '@teeka/domain/person';
import { type Handler, type QueryHandler, refuse } from '../../../platform/http/handler.ts';

const listed = (types: readonly PhotoIdType[]) => ({
  reply: { types: types.map(({ id, type }) => ({ id, type: type.trim() })) },
});

function typesOf(dob: string, gender: number | undefined, today: string) {
  const checked = checkDay(dob, birthRange(today));
  if (!checked.ok) return refuse({ ...checked.refusal, path: 'dob' });
  return { reply: { beneficiary_types: [...beneficiaryTypesAt({ dob: checked.normal, gender }, today)] } };
}

function idsOf(year: string, today: string, typeId?: number | null) {
  const checked = checkYearOfBirth(year, today);
  if (!checked.ok) return refuse({ ...checked.refusal, path: 'year' });
  return listed(photoIdTypesOfBirthYear(Number(checked.normal), today, agesOfType(typeId ?? 0)));
}

const typeByAge: QueryHandler<typeof getBeneficieryTypeBasedOnAge> = {
  call: getBeneficieryTypeBasedOnAge,
  answer: async ({ dob }, { now }) => typesOf(dob, undefined, now.today),
};

const typeByAgeAndGender: QueryHandler<typeof getBeneficiaryTypeBasedOnAge> = {
  call: getBeneficiaryTypeBasedOnAge,
  answer: async ({ dob, gender }, { now }) => typesOf(dob, gender ?? undefined, now.today),
};

const idTypes: QueryHandler<typeof getIdProofTypes> = {
  call: getIdProofTypes,
  answer: async () => listed(photoIdTypes),
};

const idsByAge: QueryHandler<typeof getIdProofBasedOnAge> = {
  call: getIdProofBasedOnAge,
  answer: async ({ year }, { now }) => idsOf(String(year), now.today),
};

const idsByAgeUip: QueryHandler<typeof getPhotoIdsBasedOnAgeUIP> = {
  call: getPhotoIdsBasedOnAgeUIP,
  answer: async ({ year, ben_type_id }, { now }) => idsOf(year, now.today, ben_type_id),
};

const groups: QueryHandler<typeof getSocialgroups> = {
  call: getSocialgroups,
  answer: async () => ({ reply: { social_groups: [...socialGroups] } }),
};

export const ageRoutes: readonly Handler[] = [typeByAge, typeByAgeAndGender, idTypes, idsByAge, idsByAgeUip, groups];
