export { checkDisplayName, displayNameLength } from './display-name.ts';
export { givesVaccines, userType } from './user-type.ts';
