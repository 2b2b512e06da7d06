/** Genders with their wire ids. */
export const genders = [
  { id: 1, gender: 'Male' },
  { id: 2, gender: 'Female' },
  { id: 3, gender: 'Others' },
] as const;

/** Member Category is always this one, and disabled. */
export const citizenCategory = { id: 3, name: 'Citizen' } as const;

/** Health care and front line workers; the ids are the categories of the specification. */
export const workerCategories = [
  { id: 1, name: 'Health care worker' },
  { id: 2, name: 'Front line worker' },
] as const;

const workerTypes = [3001, 3, 4, 1001, 1002, 2001, 4001, 5001, 6001, 7001];

/** Health care or front line worker: category 1 or 2 or, without a category, one of the listed types. */
export function isHealthWorker(person: { readonly categoryId?: number; readonly typeId?: number }): boolean {
  if (person.categoryId !== undefined) return person.categoryId === 1 || person.categoryId === 2;
  return person.typeId !== undefined && workerTypes.includes(person.typeId);
}

/** Social groups as the household survey knows them; ids are ours. */
export const socialGroups = [
  { id: 1, name: 'General' },
  { id: 2, name: 'Other Backward Class' },
  { id: 3, name: 'Scheduled Caste' },
  { id: 4, name: 'Scheduled Tribe' },
  { id: 5, name: 'Not stated' },
] as const;
