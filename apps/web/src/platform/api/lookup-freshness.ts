import type { Call } from '@teeka/contract/call';

const hours = (count: number) => count * 3_600_000;
const seconds = (count: number) => count * 1000;

/** How long what a lookup answered holds, in milliseconds (specification 2, section 9, 'Lookup caches'). */
const freshness: Readonly<Record<string, number>> = {
  'beneficiaries.getDob': hours(8),
  'beneficiaries.getMob': hours(8),
  'beneficiaries.getYob': hours(8),
  'beneficiaries.getBeneficiaryIdType': hours(8),
  'beneficiaries.getIdProofTypes': hours(8),
  'beneficiaries.getIdProofBasedOnAge': hours(8),
  'beneficiaries.getPhotoIdsBasedOnAgeUIP': hours(8),
  'vaccinations.getAllMaterial': seconds(10),
  'vaccinations.getAllMaterialUip': seconds(10),
  'beneficiaries.getPregnancyMasters': seconds(10),
};

/** Settings of a query that asks a lookup: until then its answer is not requested again. */
export const keptAsLookup = ({ name }: Call) => ({
  staleTime: freshness[name] ?? 0,
  gcTime: freshness[name] ?? 0,
});

/** The lookups that have a time, for the test that each is a call of the contract. */
export const timedLookups: readonly string[] = Object.keys(freshness);
