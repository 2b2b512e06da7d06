/**
 * Ids of the beneficiary types. The specification names the types and only two ids (23 and 7008, whose names are not
 * as on an identity card because such persons have none yet); the others are ours, clear of the ids of workers.
 */
export const beneficiaryTypeIds = { citizen: 20, pregnantWoman: 21, child: 22, infant: 23, newBorn: 7008 } as const;
export type BeneficiaryTypeId = (typeof beneficiaryTypeIds)[keyof typeof beneficiaryTypeIds];

const citizens = { category_id: 3, category_name: 'Citizen' } as const;

/** Beneficiary types as they stand on the wire; all belong to the Member Category 'Citizen'. */
export const beneficiaryTypes = [
  { id: beneficiaryTypeIds.citizen, ben_type: 'Citizen', ...citizens },
  { id: beneficiaryTypeIds.pregnantWoman, ben_type: 'pregnant women', ...citizens },
  { id: beneficiaryTypeIds.child, ben_type: 'Children', ...citizens },
  { id: beneficiaryTypeIds.infant, ben_type: 'Infant', ...citizens },
  { id: beneficiaryTypeIds.newBorn, ben_type: 'New Born Baby', ...citizens },
] as const;
