export { checkDisplayName, displayNameLength } from './display-name.ts';
export type { UserType } from './user-type.ts';
export { givesVaccines, userType } from './user-type.ts';
