/** Social groups as the household survey knows them; ids are ours. */
export const socialGroups = [
  { id: 1, name: 'General' },
  { id: 2, name: 'Other Backward Class' },
  { id: 3, name: 'Scheduled Caste' },
  { id: 4, name: 'Scheduled Tribe' },
  { id: 5, name: 'Not stated' },
] as const;
