export { checkDisplayName, displayNameLength } from './display-name.ts';
export { checkHprId } from './hpr-id.ts';
export { givesVaccines, userType } from './user-type.ts';
